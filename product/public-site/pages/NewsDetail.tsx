import { BodyText } from '#product/newsroom/body';
import { Article } from './Article';
import type { NewsDetailView, NewsRow, Site } from '../view-types';
import { Cover, pictureFrom } from './LibraryPicture';
import { newsHref, NewsRows } from './NewsRows';
import { FileRows, fileFrom } from './shelves/Downloads';
import { Day, SectionHead } from './parts';
import { figure, speak } from './speak';

const Neighbour = ({
  row,
  word,
  rel,
}: {
  readonly row: NewsRow;
  readonly word: string;
  readonly rel: string;
}) => (
  <a className={`neighbours__one neighbours__one--${rel}`} href={newsHref(row.id)} rel={rel}>
    <span className="faint">{word}</span>
    <span lang={row.language}>{row.title}</span>
  </a>
);

/** `/newsDetail?id=…` */
export const NewsDetail = ({ site, view }: { readonly site: Site; readonly view: NewsDetailView }) => {
  const say = speak(site.language);
  return (
    <Article
      site={site}
      language={view.language}
      list={[`/NewsInfo?kind=${view.kind}`, say(view.kind)]}
      translations={view.translations}
    >
      <div lang={view.language}>
        <h1>{view.title}</h1>
      </div>
      <p className="article__facts">
        <Day on={view.publishedOn} />
        {view.source && <span>{say('sourceIs', { name: view.source })}</span>}
        <span>{say('views', { count: figure(view.views, site.language) })}</span>
        <button className="link no-print" type="button" data-print="" hidden>
          {say('print')}
        </button>
      </p>
      {view.cover && (
        <div lang={view.language}>
          <Cover picture={view.cover} />
        </div>
      )}
      <div className="prose" lang={view.language}>
        {view.summary && <p className="prose__summary">{view.summary}</p>}
        <BodyText body={view.body} picture={pictureFrom(view.pictures)} file={fileFrom(view.files, site)} />
      </div>
      {view.attachments.length > 0 && (
        <section className="article__more" aria-labelledby="attachments">
          <SectionHead id="attachments" title={say('attachments')} />
          <FileRows files={view.attachments} site={site} />
        </section>
      )}
      {(view.previous ?? view.next) && (
        <nav className="neighbours no-print" aria-label={say('more')}>
          {view.previous && <Neighbour row={view.previous} word={say('previousArticle')} rel="prev" />}
          {view.next && <Neighbour row={view.next} word={say('nextArticle')} rel="next" />}
        </nav>
      )}
      {view.related.length > 0 && (
        <section className="article__more no-print" aria-labelledby="related">
          <SectionHead id="related" title={say('related')} />
          <NewsRows rows={view.related} language={site.language} />
        </section>
      )}
    </Article>
  );
};
