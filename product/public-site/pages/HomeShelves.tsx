import type { AgencyCard, FileLink, Link, Picture, Site } from '../view-types';
import { CardPicture, Slide } from './LibraryPicture';
import { Empty, SectionHead } from './parts';
import { figure, fileSize, speak } from './speak';

/** Pictures the editors chose, in a strip one can push with a finger or the arrow keys. */
export const Pictures = ({
  pictures,
  site,
}: {
  readonly pictures: readonly Picture[];
  readonly site: Site;
}) =>
  pictures.length === 0 ? null : (
    <section className="pictures" aria-label={speak(site.language)('pictures')} tabIndex={0}>
      {pictures.map(({ picture, title, href }, at) => {
        const key = `${picture.id} ${title}`;
        const image = (
          <>
            <Slide picture={picture} first={at === 0} />
            <span className="pictures__title">{title}</span>
          </>
        );
        return href ? (
          <a key={key} className="pictures__one" href={href}>
            {image}
          </a>
        ) : (
          <div key={key} className="pictures__one">
            {image}
          </div>
        );
      })}
    </section>
  );

/** Files with kind and size, so that nobody is surprised by what arrives. */
export const FileRows = ({ files, site }: { readonly files: readonly FileLink[]; readonly site: Site }) => (
  <ul className="files">
    {files.map((file) => (
      <li key={file.href} className="files__row">
        <a href={file.href} download="">
          {file.title}
        </a>
        <span className="files__kind">
          {file.count !== undefined && (
            <span>{speak(site.language)('downloaded', { count: figure(file.count, site.language) })}</span>
          )}
          {file.version && <span>{file.version}</span>}
          <span>{file.kind}</span>
          <span className="files__size">{fileSize(file.bytes, site.language)}</span>
        </span>
      </li>
    ))}
  </ul>
);

export const Downloads = ({ files, site }: { readonly files: readonly FileLink[]; readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <section aria-labelledby="downloads">
      <SectionHead id="downloads" title={say('downloads')} />
      {files.length ? <FileRows files={files} site={site} /> : <Empty>{say('noDownloads')}</Empty>}
    </section>
  );
};

export const Agencies = ({
  agencies,
  site,
}: {
  readonly agencies: readonly AgencyCard[];
  readonly site: Site;
}) => {
  if (agencies.length === 0) return null;
  const say = speak(site.language);
  return (
    <section aria-labelledby="agencies">
      <SectionHead
        id="agencies"
        title={say('agencies')}
        more={{ text: say('more'), href: '/hyCheck?tab=agency' }}
      />
      <div className="cards">
        {agencies.map((agency) => (
          <article key={agency.number} className="card agency">
            <CardPicture picture={agency.picture} />
            <h3 className="agency__name">
              <a className="card__link" href={`/hyCheck?tab=agency&q=${encodeURIComponent(agency.number)}`}>
                {agency.name}
              </a>
            </h3>
            <p className="agency__number">{agency.number}</p>
            {agency.title && <p className="agency__title">{agency.title}</p>}
            <p>{agency.introduction}</p>
            <ul className="chips">
              {agency.fields.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
};

export const Links = ({ links, site }: { readonly links: readonly Link[]; readonly site: Site }) =>
  links.length === 0 ? null : (
    <section aria-labelledby="links">
      <SectionHead id="links" title={speak(site.language)('links')} />
      <ul className="links">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} rel="noopener noreferrer">
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
