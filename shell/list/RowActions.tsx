import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAct } from '../actions/useAct';
import { DropMenu } from '../parts/DropMenu';
import { useWords } from '../words/say';
import type { RowAction } from './types';

const shown = 3;

/** What this person may do to this row now: three as links, the rest behind «more», the dangerous ones last and red. */
export const RowActions = <Row,>({
  row,
  actions,
}: {
  readonly row: Row;
  readonly actions: readonly RowAction<Row>[];
}) => {
  const say = useWords();
  const { can = [] } = row as { readonly can?: readonly string[] };
  const allowed = actions
    .filter((action) => action.always || can.includes(action.action))
    .toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
  const act = useAct();
  const direct = allowed.length > shown ? allowed.slice(0, shown - 1) : allowed;
  const rest = allowed.slice(direct.length);
  return (
    <span className="actions">
      {direct.map((action) => (
        <Button
          key={action.action}
          type="link"
          size="small"
          danger={action.danger ?? false}
          onClick={() => act(action, row)}
        >
          {say(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <DropMenu
          menu={{
            items: rest.map((action) => ({
              key: action.action,
              label: say(action.label),
              danger: action.danger ?? false,
            })),
            onClick: ({ key }) =>
              act(
                rest.find((action) => action.action === key)!,
                row,
              ),
          }}
        >
          <Button type="link" size="small">
            {say('shell.moreActions')} <DownOutlined />
          </Button>
        </DropMenu>
      )}
    </span>
  );
};
