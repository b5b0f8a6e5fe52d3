import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { attempt } from '../client/useDo';
import { usePage, useReaddress } from '../frame/page';
import { besideOf, hasBeside, useSequences } from '../list/sequences';
import { useShortcuts } from '../state/keys';
import { keyOf } from '../state/tab-bar';
import { useTabs } from '../state/tabs';
import { useWords } from '../words/say';

/** The way to the record before and after this one in the list one came from, in the same tab; with `k` and `j`. */
export const Neighbours = () => {
  const say = useWords();
  const navigate = useNavigate();
  const readdress = useReaddress();
  const { tab } = usePage();
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('Id') ?? '';
  const path = `${pathname}?Id=${id}`;
  const { of } = useSequences();
  const found = [...of].findLast(([, { paths }]) => paths.includes(path));
  const go = (step: 1 | -1): void =>
    void attempt(async () => {
      const next = found && (await besideOf(found[0], path, step));
      if (next === undefined) return;
      const [where = '', asked = ''] = next.split('?');
      const open = keyOf({ pathname: where, search: `?${asked}` } as never);
      // A record that has a tab is shown there; another one takes this tab.
      const isOpen = useTabs.getState().tabs.some(({ key }) => key === open && key !== tab);
      if (where !== pathname || isOpen) await navigate(next);
      else readdress(`?${asked}`);
    });
  const may = (step: 1 | -1): boolean => found !== undefined && hasBeside(found[1], path, step);
  useShortcuts(
    found
      ? [
          { keys: 'k', says: 'shell.previousRecord', run: () => go(-1) },
          { keys: 'j', says: 'shell.nextRecord', run: () => go(1) },
        ]
      : [],
  );
  if (!found) return null;
  return (
    <span className="screen-only record__neighbours">
      <Button icon={<LeftOutlined />} disabled={!may(-1)} onClick={() => go(-1)}>
        {say('shell.previousRecord')}
      </Button>
      <Button icon={<RightOutlined />} iconPlacement="end" disabled={!may(1)} onClick={() => go(1)}>
        {say('shell.nextRecord')}
      </Button>
    </span>
  );
};
