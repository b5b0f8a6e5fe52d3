import type { Language } from '#contract/words';
import type { NewsRow } from '../view-types';
import { RowCover } from './LibraryPicture';
import { Day } from './parts';
import { speak } from './speak';

export const newsHref = (id: string) => `/newsDetail?id=${encodeURIComponent(id)}`;

/** News under each other, their days in one column. */
export const NewsRows = ({
  rows,
  language,
  withSummary = false,
}: {
  readonly rows: readonly NewsRow[];
  readonly language: Language;
  readonly withSummary?: boolean;
}) => (
  <ul className="news">
    {rows.map((row) => (
      <li key={row.id} className="news__row">
        <Day on={row.publishedOn} />
        <div className="news__text">
          <a href={newsHref(row.id)} lang={row.language}>
            {row.title}
          </a>
          {row.isTop && <span className="news__top">{speak(language)('top')}</span>}
          {withSummary && row.summary && (
            <p className="news__summary" lang={row.language}>
              {row.summary}
            </p>
          )}
        </div>
        {withSummary && row.cover && <RowCover picture={row.cover} />}
      </li>
    ))}
  </ul>
);
