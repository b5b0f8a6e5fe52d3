import { carried, hrefWith, pathOf } from '../address';
import { pageSizes, type Paging, type Site } from '../view-types';
import { figure, speak } from './speak';

/** Which page numbers are offered: the first, the last and the neighbours; 0 stands for a gap. */
const offeredPages = (at: number, last: number): number[] => {
  const near = [1, at - 1, at, at + 1, last].filter((page) => page >= 1 && page <= last);
  const wanted = [...new Set(near)].sort((a, b) => a - b);
  return wanted.flatMap((page, place) => {
    const before = wanted[place - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [0, page];
  });
};

/** Total, sizes, previous, pages, next, jumper, all as links and one GET form; nothing when there is nothing. */
export const Pager = ({ site, paging }: { readonly site: Site; readonly paging: Paging }) => {
  const { pageIndex, pageSize, total } = paging;
  if (total === 0) return null;
  const say = speak(site.language);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const to = (page: number) => hrefWith(site.here, { page: page === 1 ? undefined : page });
  return (
    <nav className="pager" aria-label={say('pager')}>
      <span className="pager__total">{say('total', { count: figure(total, site.language) })}</span>
      <ul className="pager__sizes" aria-label={say('pageSize')}>
        <li aria-hidden="true">{say('pageSize')}</li>
        {pageSizes.map((size) => (
          <li key={size}>
            <a
              href={hrefWith(site.here, { size })}
              aria-label={say('perPage', { count: size })}
              {...(size === pageSize && { 'aria-current': 'true' as const })}
            >
              {size}
            </a>
          </li>
        ))}
      </ul>
      <ul className="pager__pages">
        {pageIndex > 1 && (
          <li>
            <a href={to(pageIndex - 1)} rel="prev" aria-label={say('previousPage')}>
              ‹
            </a>
          </li>
        )}
        {offeredPages(pageIndex, last).map((page, at) => (
          <li key={`${at}-${page}`}>
            {page === 0 ? (
              <span className="pager__gap">…</span>
            ) : (
              <a
                href={to(page)}
                aria-label={say('pageNumber', { page })}
                {...(page === pageIndex && { 'aria-current': 'page' as const })}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {pageIndex < last && (
          <li>
            <a href={to(pageIndex + 1)} rel="next" aria-label={say('nextPage')}>
              ›
            </a>
          </li>
        )}
      </ul>
      {last > 5 && (
        <form className="pager__jump" action={pathOf(site.here)} method="get">
          {carried(site.here, ['page']).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label>
            {say('goTo')}{' '}
            <input className="field field--tiny" type="number" name="page" min={1} max={last} required />
          </label>
          <button className="button button--quiet" type="submit">
            {say('go')}
          </button>
        </form>
      )}
    </nav>
  );
};
