import { Table } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { usePageTitle } from '#shell/frame/page';
import { NoRecord } from '#shell/pages/NoRecord';
import { useWords } from '#shell/words/say';
import { appealsApi } from '../calls';

/** How appeals went: by year, by decision and by ground. */
const AppealStatistics = () => {
  const say = useWords();
  usePageTitle(say('appeals.statistics'));
  const found = useQuery(appealsApi.statistics.query({}));
  return (
    <div className="page__body">
      <h1>{say('appeals.statistics')}</h1>
      <Table
        rowKey={({ year, decision, ground }) => `${year} ${decision} ${ground}`}
        loading={found.isPending}
        dataSource={found.data ?? []}
        pagination={false}
        scroll={{ x: 720 }}
        locale={{ emptyText: found.isError ? <NoRecord of={found} isPart /> : say('appeals.none') }}
        columns={[
          { dataIndex: 'year', title: say('appeals.year') },
          {
            dataIndex: 'decision',
            title: say('appeals.decision'),
            render: (_, { decision }) => say(`appeals.decision.${decision}`),
          },
          {
            dataIndex: 'ground',
            title: say('appeals.ground'),
            render: (_, { ground }) =>
              ground === null ? '/' : <DictionaryTag dictionary="rejectReason" code={ground} />,
          },
          { dataIndex: 'filed', title: say('appeals.count'), align: 'right' },
          { dataIndex: 'open', title: say('appeals.state.open'), align: 'right' },
          { dataIndex: 'upheld', title: say('appeals.state.upheld'), align: 'right' },
          { dataIndex: 'reopened', title: say('appeals.state.reopened'), align: 'right' },
        ]}
      />
    </div>
  );
};
export default AppealStatistics;
