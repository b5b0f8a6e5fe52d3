import { Progress } from 'antd';
import { fileSize } from '#contract/formatters';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { useLanguage } from '#shell/words/say';
import { exportsApi } from '../calls';

const words = {
  waiting: 'exports.file.waiting',
  working: 'exports.file.working',
  done: 'exports.file.done',
  failed: 'exports.file.failed',
  cancelled: 'exports.file.cancelled',
  over: 'exports.file.over',
} as const;

const isUnderWay = (state: keyof typeof words): boolean => state === 'waiting' || state === 'working';

/** So many of its headings say what a file is; all of them stand behind a longer look. */
const shownColumns = 3;

/** Lists that were too long to leave at once: how far their files are, and the files. */
const Downloads = () => {
  const language = useLanguage();
  const take = async (id: string): Promise<void> => {
    const { handOver } = await import('#shell/client/hand-over');
    handOver(await exportsApi.download.file({ id }));
  };
  return (
    <ListPage
      call={exportsApi.files}
      rowKey="id"
      again={(rows) => (rows.some(({ state }) => isUnderWay(state)) ? 2_000 : undefined)}
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          ...Object.entries(words).map(([value, label]) => ({ value, label })),
        ],
      }}
      columns={[
        { field: 'title', label: 'exports.list', width: 170 },
        {
          field: 'state',
          label: 'exports.state',
          width: 110,
          as: {
            status: {
              waiting: 'draft',
              working: 'progress',
              done: 'passed',
              failed: 'rejected',
              cancelled: 'cancelled',
              over: 'cancelled',
            },
            words,
          },
        },
        {
          field: 'written',
          label: 'exports.progress',
          width: 150,
          draw: ({ state, written, rowCount }) =>
            isUnderWay(state) ? (
              <Progress percent={rowCount > 0 ? Math.floor((written / rowCount) * 100) : 0} size="small" />
            ) : (
              '/'
            ),
        },
        { field: 'rowCount', label: 'exports.rows', width: 100, as: 'number' },
        {
          field: 'size',
          label: 'exports.size',
          width: 90,
          as: 'number',
          draw: ({ size }) => (size === null ? '/' : fileSize(size, language)),
        },
        { field: 'keptUntil', label: 'exports.keptUntil', width: 160, as: 'moment' },
        { field: 'applicantName', label: 'exports.applicant', width: 110 },
        { field: 'askedAt', label: 'exports.askedAt', width: 150, as: 'ago' },
        { field: 'finishedAt', label: 'exports.finishedAt', width: 150, as: 'ago' },
        {
          field: 'columns',
          label: 'exports.columns',
          width: 220,
          draw: ({ columns }) => (
            <span title={columns.join(' · ')}>
              {columns.slice(0, shownColumns).join(' · ')}
              {columns.length > shownColumns && ` … (${columns.length})`}
            </span>
          ),
        },
        { field: 'narrowing', label: 'exports.narrowing', width: 180 },
        { field: 'problem', label: 'exports.problem', width: 220 },
      ]}
      actions={[
        { action: 'download', label: 'exports.take', run: ({ id }) => take(id) },
        {
          action: 'cancel',
          danger: true,
          label: 'exports.cancel',
          question: { title: 'exports.cancelQuestion', values: ({ title }) => ({ list: title }) },
          call: ({ id }) => prepare(exportsApi.discard, { id }),
          done: 'exports.cancelled',
        },
        {
          action: 'remove',
          danger: true,
          label: 'exports.remove',
          question: { title: 'exports.removeQuestion', values: ({ title }) => ({ list: title }) },
          call: ({ id }) => prepare(exportsApi.discard, { id }),
          done: 'exports.removed',
        },
      ]}
      empty="exports.noFiles"
    />
  );
};
export default Downloads;
