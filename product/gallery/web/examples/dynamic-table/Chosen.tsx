import { useQuery } from '@tanstack/react-query';
import { ColumnPanel } from '#shell/list/columns/ColumnPanel';
import { useLayout } from '#shell/list/columns/useLayout';
import { Table } from '#shell/list/Table';
import type { Column } from '#shell/list/types';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { articleColumns } from '../../parts/article-columns';

const none: ReadonlySet<string> = new Set();

/** A list whose columns each person chooses, orders and pins; the choice is kept for them on the server. */
const Chosen = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 5 }));
  const { layout, drawn, put } = useLayout(articleColumns);
  return (
    <>
      <ColumnPanel
        columns={articleColumns as unknown as readonly Column<Record<string, unknown>>[]}
        layout={layout}
        onChange={put}
      />
      <Table
        rows={data?.rows ?? []}
        offset={0}
        rowKey="id"
        columns={drawn}
        actions={[]}
        density={layout.density}
        selected={none}
        onSelect={() => undefined}
        label={say('galleryTable.dynamic.chosen')}
        busy={!data}
        awaited={data ? 0 : 5}
      />
    </>
  );
};
export default Chosen;
