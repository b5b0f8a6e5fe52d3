import { Table } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { usePageTitle } from '#shell/frame/page';
import { NoRecord } from '#shell/pages/NoRecord';
import { useWords } from '#shell/words/say';
import { integrityApi } from '../calls';

/** How integrity records went: by year and by ground. */
const IntegrityStatistics = () => {
  const say = useWords();
  usePageTitle(say('integrity.statistics'));
  const found = useQuery(integrityApi.statistics.query({}));
  return (
    <div className="page__body">
      <h1>{say('integrity.statistics')}</h1>
      <Table
        rowKey={({ year, ground }) => `${year} ${ground}`}
        loading={found.isPending}
        dataSource={found.data ?? []}
        pagination={false}
        scroll={{ x: 820 }}
        locale={{ emptyText: found.isError ? <NoRecord of={found} isPart /> : say('integrity.none') }}
        columns={[
          { dataIndex: 'year', title: say('integrity.year') },
          {
            dataIndex: 'ground',
            title: say('integrity.ground'),
            render: (_, { ground }) => <DictionaryTag dictionary="integrityGround" code={ground} />,
          },
          { dataIndex: 'proposed', title: say('integrity.count'), align: 'right' },
          { dataIndex: 'waiting', title: say('integrity.state.proposed'), align: 'right' },
          { dataIndex: 'inForce', title: say('integrity.state.inForce'), align: 'right' },
          { dataIndex: 'withdrawn', title: say('integrity.state.withdrawn'), align: 'right' },
          { dataIndex: 'dismissed', title: say('integrity.state.dismissed'), align: 'right' },
          { dataIndex: 'expired', title: say('integrity.state.expired'), align: 'right' },
          { dataIndex: 'appealed', title: say('integrity.appeals'), align: 'right' },
        ]}
      />
    </div>
  );
};
export default IntegrityStatistics;
