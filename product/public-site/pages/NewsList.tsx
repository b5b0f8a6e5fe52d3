import { hrefWith, pathOf } from '../address';
import { newsKinds, type NewsListView, type Site } from '../view-types';
import { Layout } from './Layout';
import { NewsRows } from './NewsRows';
import { Pager } from './Pager';
import { Empty, PageHead } from './parts';
import { speak } from './speak';
import { TabLinks } from './TabLinks';

/** `/NewsInfo?kind=…`: one kind of content, all of it. */
export const NewsList = ({ site, view }: { readonly site: Site; readonly view: NewsListView }) => {
  const say = speak(site.language);
  return (
    <Layout site={site}>
      <div className="frame shelves">
        <PageHead title={say(view.kind)} lead={say(`${view.kind}Lead`)} />
        <TabLinks
          label={say('newsKinds')}
          tabs={newsKinds.map((kind) => ({
            text: say(kind),
            href: `/NewsInfo?kind=${kind}`,
            isHere: kind === view.kind,
          }))}
        />
        <form className="query" action={pathOf(site.here)} method="get" role="search">
          <input type="hidden" name="kind" value={view.kind} />
          <label className="query__field">
            <span>{say('keyword')}</span>
            <input className="field" name="q" type="search" defaultValue={view.keyword} maxLength={80} />
          </label>
          <button className="button button--main" type="submit">
            {say('search')}
          </button>
        </form>
        {view.rows.length ? (
          <NewsRows rows={view.rows} language={site.language} withSummary />
        ) : view.keyword ? (
          <Empty
            action={
              <a className="button" href={hrefWith(site.here, { q: undefined })}>
                {say('clearFilters')}
              </a>
            }
          >
            {say('nothingFound')} {say('nothingFoundHint')}
          </Empty>
        ) : (
          <Empty>{say('noNews')}</Empty>
        )}
        <Pager site={site} paging={view.paging} />
      </div>
    </Layout>
  );
};
