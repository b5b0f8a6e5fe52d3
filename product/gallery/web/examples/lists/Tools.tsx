import { useState } from 'react';
import { arranged, readLayout } from '#shell/list/columns/layout';
import { ListTools } from '#shell/list/ListTools';
import { question } from '#shell/list/query/question';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';
import { Rows } from '../../parts/Rows';
import { useQuery } from '@tanstack/react-query';

const columns = articleColumns.slice(0, 5);
const asking = question({ call: galleryApi.articles });

/** What may be done with a list as a whole: kept searches, export, fetching anew, density, columns, the whole screen. */
const Tools = () => {
  const say = useWords();
  const [layout, setLayout] = useState(() => readLayout(null, columns));
  const [full, setFull] = useState(false);
  const articles = useQuery(galleryApi.articles.query({ pageSize: 2 }));
  const put = (changes: Partial<typeof layout>) => setLayout((before) => ({ ...before, ...changes }));
  const { left, middle, right } = arranged(columns, layout);
  return (
    <>
      <ListTools
        columns={columns as never}
        layout={layout}
        onLayout={put}
        busy={articles.isFetching}
        onRefresh={() => void articles.refetch()}
        full={full}
        onFull={() => setFull(!full)}
        selected={0}
        total={articles.data?.total ?? 0}
        onExport={async (scope, format) =>
          message.info(
            say('galleryShowing.lists.exported', { scope: say(`galleryShowing.lists.${scope}`), format }),
          )
        }
        searches={{
          asking: asking as never,
          state: { page: 1, size: 10, filters: {} },
          narrowing: '',
          rowKey: 'id',
          onLayout: put,
        }}
      />
      <Rows
        rows={articles.data?.rows}
        rowKey="id"
        columns={[...left, ...middle, ...right]}
        label={say('galleryShowing.lists.tools')}
        density={layout.density}
      />
    </>
  );
};
export default Tools;
