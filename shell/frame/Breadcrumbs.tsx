import { Breadcrumb } from 'antd';
import { useWords } from '../words/say';
import { useEntry } from './useMenu';
import { useActiveTitle } from './useTitles';

/** Section, page and record: the matched routes, and the tab's own title where the page gave it one. */
export const Breadcrumbs = () => {
  const say = useWords();
  const found = useEntry();
  const title = useActiveTitle();
  const names = [found?.parent?.text, found?.entry.text, title].filter((name) => name !== undefined);
  const steps = [...new Set(names)].map((name) => ({ title: name }));
  return (
    <nav className="navbar__path" aria-label={say('shell.path')}>
      <Breadcrumb items={steps} />
    </nav>
  );
};
