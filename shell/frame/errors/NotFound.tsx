import { Button } from 'antd';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import type { WordKey } from '#contract/words';
import type { MenuItem } from '../../office';
import { leavesOf } from '../../router/menu';
import { workbenchPath } from '../../router/paths';
import { useTabs } from '../../state/tabs';
import { useWords } from '../../words/say';
import { PageContext } from '../page';
import { ErrorNotice } from './ErrorNotice';
import { useMenu } from '../useMenu';

interface NotFoundProps {
  /** What is said instead where the page is there and its record is not to be had. */
  readonly title?: WordKey;
  readonly text?: WordKey;
}

const areaOf = ({ comment }: MenuItem): string => comment.split('/')[0]!;

/**
 * The page where records like this one are listed: the page itself where it stands in the sidebar, else the one beside it
 * that is of the same area, else the first.
 */
const useListInSection = () => {
  const tab = useContext(PageContext)?.tab;
  const page = useTabs(({ tabs }) => tabs.find(({ key }) => key === tab)?.page);
  const leaves = leavesOf(useMenu());
  const here = leaves.find(({ entry }) => entry.comment === page);
  if (!here?.parent || !here.entry.hidden) return here;
  const siblings = leaves.filter(({ entry, parent }) => parent?.id === here.parent?.id && !entry.hidden);
  return siblings.find(({ entry }) => areaOf(entry) === areaOf(here.entry)) ?? siblings[0];
};

/** An address without a page, a record that is not there or was not named: says so, and the ways back (RG5). */
export const NotFound = ({ title, text }: NotFoundProps) => {
  const say = useWords();
  const navigate = useNavigate();
  const list = useListInSection();
  const said = text ?? (title ? undefined : 'shell.notFoundText');
  return (
    <ErrorNotice title={say(title ?? 'shell.notFoundTitle')} {...(said && { text: say(said) })}>
      {list && (
        <Button type="primary" onClick={() => void navigate(list.path)}>
          {say('shell.toPage', { page: list.entry.text })}
        </Button>
      )}
      <Button type={list ? 'default' : 'primary'} onClick={() => void navigate(workbenchPath)}>
        {say('shell.toWorkbench')}
      </Button>
    </ErrorNotice>
  );
};
