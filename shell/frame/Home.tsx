import { Link } from 'react-router';
import { useWords } from '../words/say';
import { MenuIcon } from './icons';
import { useMenu, usePerson } from './useMenu';

/** Where one stands after closing all tabs: the sections of one's menu, spread out. */
export const Home = () => {
  const say = useWords();
  const menu = useMenu();
  const person = usePerson();
  return (
    <div className="page">
      <div className="page__body home">
        <h1>{say('shell.welcome', { name: person?.name ?? '' })}</h1>
        {menu
          .filter(({ hidden, children }) => !hidden && children.some((child) => !child.hidden))
          .map((section) => (
            <section key={section.id} className="card home__section" aria-labelledby={section.id}>
              <h2 id={section.id}>
                <MenuIcon name={section.icon} /> {section.text}
              </h2>
              <ul>
                {section.children
                  .filter((child) => !child.hidden)
                  .map((child) => (
                    <li key={child.id}>
                      <Link to={child.url}>{child.text}</Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
};
