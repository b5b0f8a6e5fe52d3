import { dayText } from '#contract/formatters';
import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import type { ListedRow } from '../../listed';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { listedPages } from '../parts/kinds';
import { transitionsOf } from '../parts/transitions';

type Checked = Pick<ListedRow<'link'>, 'checkedAt' | 'deadSince' | 'deadReason' | 'isHidden'>;

/** Whether an address still answered at the last check, and what is wrong with it. */
const LinkState = ({ row: { checkedAt, deadSince, deadReason, isHidden } }: { readonly row: Checked }) => {
  const say = useWords();
  if (deadSince === null || deadReason === null)
    return say(checkedAt === null ? 'newsroom.notChecked' : 'newsroom.isAlive');
  return (
    <>
      <StatusTag status="returned">{say('newsroom.deadSince', { at: dayText(deadSince) })}</StatusTag>{' '}
      {say(`newsroom.deadReason.${deadReason}`)}
      {isHidden && ` · ${say('newsroom.isHidden')}`}
    </>
  );
};

/** Friendly links, in the order in which visitors see them. */
const NewsLink = () => (
  <ListPage
    call={newsroomApi.linkList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.name', width: 220 },
      { field: 'webAddress', label: 'newsroom.address', width: 260 },
      {
        field: 'deadSince',
        label: 'newsroom.dead',
        width: 200,
        as: 'moment',
        draw: (row) => <LinkState row={row} />,
      },
      { field: 'isShown', label: 'newsroom.isShown', width: 80, as: 'yesNo' },
      { field: 'sort', label: 'newsroom.sort', width: 80, as: 'number' },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      { label: 'newsroom.write', primary: true, action: 'content.edit', to: listedPages.link.edit },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('link'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default NewsLink;
