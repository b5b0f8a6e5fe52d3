import { Table } from 'antd';
import { createRoot } from 'react-dom/client';

type Row = Readonly<Record<string, unknown>>;

/** As many as the product's own list shows. */
const shown = 15;
const text = (value: unknown): string =>
  value === null || typeof value === 'object' ? '/' : String(value as string | number | boolean);

const answer = (await (await fetch('/rows')).json()) as { readonly ResultValue: { readonly rows: Row[] } };
const rows = answer.ResultValue.rows;
const columns = Object.keys(rows[0] ?? {})
  .slice(0, shown)
  .map((key) => ({ key, dataIndex: key, title: key, width: 150, render: text }));

createRoot(document.querySelector('#table')!).render(
  <Table columns={columns} dataSource={rows} rowKey="Id" pagination={false} />,
);
