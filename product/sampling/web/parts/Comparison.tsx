import { Table } from 'antd';
import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import type { Sample } from '../../sampled';
import './sampling.css';

type Row = Sample['compared'][number];
const shown = (level: number | null) => level ?? '/';

/** Both results side by side, scale by scale, and whether they lie too far apart. */
export const Comparison = ({ rows }: { readonly rows: readonly Row[] }) => {
  const say = useWords();
  if (rows.length === 0) return <p className="faint">{say('samplingScreens.notRecorded')}</p>;
  return (
    <Table<Row>
      rowKey="scale"
      dataSource={[...rows]}
      pagination={false}
      size="small"
      className="gap-below"
      columns={[
        {
          dataIndex: 'scale',
          className: 'sampling-scale',
          title: say('samplingScreens.scale'),
          render: (_, { scale }) => say(`samplingScreens.scale.${scale}`),
        },
        {
          dataIndex: 'published',
          title: say('samplingScreens.published'),
          align: 'right',
          render: (_, { published }) => shown(published),
        },
        {
          dataIndex: 'second',
          title: say('samplingScreens.second'),
          align: 'right',
          render: (_, { second }) => shown(second),
        },
        {
          dataIndex: 'deviates',
          title: say('samplingScreens.outcome'),
          render: (_, { deviates, published, second, limit }) =>
            published === null || second === null ? (
              <span className="faint">{say('samplingScreens.notCompared')}</span>
            ) : (
              <>
                <StatusTag status={deviates ? 'rejected' : 'passed'}>
                  {say(deviates ? 'samplingScreens.deviation' : 'samplingScreens.agreement')}
                </StatusTag>{' '}
                <span className="faint">
                  {say('samplingScreens.apart', { difference: Math.abs(published - second), limit })}
                </span>
              </>
            ),
        },
      ]}
    />
  );
};
