import type { AgencyCard, PartnerLink, Picture, Site } from '../view-types';
import { CardPicture, Logo, Slide } from './LibraryPicture';
import { Day, Facts, SectionHead } from './parts';
import { speak } from './speak';

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
      {pictures.map(({ picture, title, language, href }, at) => {
        const key = `${picture.id} ${title}`;
        const image = (
          <>
            <Slide picture={picture} first={at === 0} />
            <span className="pictures__title" lang={language}>
              {title}
            </span>
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
            <h3 className="agency__name" lang="zh">
              <a className="card__link" href={`/hyCheck?tab=agency&q=${encodeURIComponent(agency.number)}`}>
                {agency.name}
              </a>
            </h3>
            <p className="agency__number">{agency.number}</p>
            {agency.title && (
              <p className="agency__title" lang={agency.language}>
                {agency.title}
              </p>
            )}
            {agency.introduction && <p lang={agency.language}>{agency.introduction}</p>}
            <Facts
              of={[
                [say('qualification'), agency.qualification && <span lang="zh">{agency.qualification}</span>],
                [say('validUntil'), agency.validUntil && <Day on={agency.validUntil} />],
              ]}
            />
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

export const Links = ({ links, site }: { readonly links: readonly PartnerLink[]; readonly site: Site }) =>
  links.length === 0 ? null : (
    <section aria-labelledby="links">
      <SectionHead id="links" title={speak(site.language)('links')} />
      <ul className="links">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} rel="noopener noreferrer" lang={link.language}>
              {link.logo && <Logo picture={link.logo} />}
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
