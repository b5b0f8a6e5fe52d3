import { Table } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '#shell/can';
import { NoRecord } from '#shell/pages/NoRecord';
import { useWords } from '#shell/words/say';
import { samplingApi } from '../calls';

/** How sampled reports went, quarter by quarter: of all agencies, or of one. */
export const FiguresTable = ({ agencyId }: { readonly agencyId?: string }) => {
  const say = useWords();
  const found = useQuery(samplingApi.figures.query(agencyId === undefined ? {} : { agencyId }));
  return (
    <Table
      rowKey={(row) => `${row.quarter} ${row.agencyId}`}
      loading={found.isPending}
      dataSource={found.data ?? []}
      pagination={false}
      size="small"
      scroll={{ x: agencyId === undefined ? 560 : 320 }}
      locale={{
        emptyText: found.isError ? <NoRecord of={found} isPart /> : say('samplingScreens.noFigures'),
      }}
      columns={[
        { dataIndex: 'quarter', title: say('samplingScreens.quarter') },
        ...(agencyId === undefined
          ? [{ dataIndex: 'agencyName', title: say('samplingScreens.agency') } as const]
          : []),
        { dataIndex: 'sampled', title: say('samplingScreens.sampled'), align: 'right' },
        { dataIndex: 'agreeing', title: say('samplingScreens.agreeing'), align: 'right' },
        { dataIndex: 'deviating', title: say('samplingScreens.deviating'), align: 'right' },
      ]}
    />
  );
};

/** The same of one agency, in its entry of the register, for whoever may read it. */
export const AgencyFigures = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const can = useCan();
  if (!can('sampling.read')) return null;
  return (
    <section aria-label={say('samplingScreens.ownFigures')}>
      <h3>{say('samplingScreens.ownFigures')}</h3>
      <FiguresTable agencyId={id} />
    </section>
  );
};
