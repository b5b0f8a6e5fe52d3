import { useWords } from '../words/say';
import { useEntry } from './useMenu';
import { useActiveTitle } from './useTitles';

/** Section, page and record: the matched routes, and the tab's own title where the page gave it one. */
export const Breadcrumbs = () => {
  const say = useWords();
  const found = useEntry();
  const title = useActiveTitle();
  const names = [found?.parent?.text, found?.entry.text, title].filter((name) => name !== undefined);
  return (
    <nav className="navbar__path" aria-label={say('shell.path')}>
      <ol>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </nav>
  );
};
