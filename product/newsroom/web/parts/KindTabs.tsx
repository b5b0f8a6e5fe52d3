import { Link, useLocation } from 'react-router';
import { useWords } from '#shell/words/say';
import { listedPages } from './kinds';
import './kind-tabs.css';

const lists = [
  ['/NewsManage', 'newsroom.list.news'],
  [listedPages.picture.list, 'newsroom.list.picture'],
  [listedPages.video.list, 'newsroom.list.video'],
  [listedPages.download.list, 'newsroom.list.download'],
  [listedPages.link.list, 'newsroom.list.link'],
  [listedPages.reference.list, 'newsroom.list.reference'],
  [listedPages.promotedProject.list, 'newsroom.list.promotedProject'],
  [listedPages.agencyShowcase.list, 'newsroom.list.agencyShowcase'],
  ['/NewsMedia', 'newsroom.list.media'],
] as const;

/** The way from one list of content to the others: the sidebar holds one entry for all of them. */
export const KindTabs = () => {
  const say = useWords();
  const { pathname } = useLocation();
  return (
    <nav className="kind-tabs card" aria-label={say('newsroom.lists')}>
      {lists.map(([path, word]) => (
        <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
          {say(word)}
        </Link>
      ))}
    </nav>
  );
};
