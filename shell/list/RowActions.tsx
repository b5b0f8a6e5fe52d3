import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { attempt } from '../client/useDo';
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
  const navigate = useNavigate();
  const doIt = (action: RowAction<Row>): void =>
    void (action.to ? navigate(action.to(row)) : attempt(() => action.run?.(row)));
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
          onClick={() => doIt(action)}
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
            onClick: ({ key }) => doIt(rest.find((action) => action.action === key)!),
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
