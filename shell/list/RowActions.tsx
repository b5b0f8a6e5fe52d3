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
    .filter((deed) => deed.always || can.includes(deed.deed))
    .toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
  const navigate = useNavigate();
  const doIt = (deed: RowAction<Row>): void =>
    void (deed.to ? navigate(deed.to(row)) : attempt(() => deed.run?.(row)));
  const direct = allowed.length > shown ? allowed.slice(0, shown - 1) : allowed;
  const rest = allowed.slice(direct.length);
  return (
    <span className="deeds">
      {direct.map((deed) => (
        <Button
          key={deed.deed}
          type="link"
          size="small"
          danger={deed.danger ?? false}
          onClick={() => doIt(deed)}
        >
          {say(deed.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <DropMenu
          menu={{
            items: rest.map((deed) => ({
              key: deed.deed,
              label: say(deed.label),
              danger: deed.danger ?? false,
            })),
            onClick: ({ key }) => doIt(rest.find((deed) => deed.deed === key)!),
          }}
        >
          <Button type="link" size="small">
            {say('shell.moreDeeds')} <DownOutlined />
          </Button>
        </DropMenu>
      )}
    </span>
  );
};
