import type { ComponentType } from 'react';
import type { WordKey } from '#contract/words';
import { usePage } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { Code } from './Code';
import './panes.css';
import './specimen.css';

/** One state of what is shown: a component of its own file, and that very file as text (`?raw`). */
export interface Example {
  readonly title: WordKey;
  /** Nothing where the page itself shows it. */
  readonly Component?: ComponentType;
  readonly source: string;
  /** Takes the whole width. */
  readonly isWide?: true;
}
interface SpecimenProps {
  /** When to take it, and when something else. */
  readonly use: WordKey;
  readonly avoid: WordKey;
  /** What its keys do, where it has any of its own. */
  readonly keys?: readonly (readonly [keys: string, does: WordKey])[];
  readonly examples: readonly Example[];
  /** What is a whole page of the office: it stands above, with the title it has by itself. */
  readonly page?: ComponentType;
}

/** The frame of every page of the catalogue: what it is for, its keys, its states, and the code each of them is made of. */
export const Specimen = ({ use, avoid, keys = [], examples, page: Page }: SpecimenProps) => {
  const say = useWords();
  const { title } = usePage();
  const about = (
    <div className="page__body">
      {!Page && (
        <header className="page__head">
          <h1>{title}</h1>
        </header>
      )}
      <section className="card specimen__about">
        <dl>
          <dt>{say('gallery.use')}</dt>
          <dd>{say(use)}</dd>
          <dt>{say('gallery.avoid')}</dt>
          <dd>{say(avoid)}</dd>
          {keys.length > 0 && (
            <>
              <dt>{say('gallery.keys')}</dt>
              <dd>
                <ul className="specimen__keys">
                  {keys.map(([names, does]) => (
                    <li key={names}>
                      <kbd>{names}</kbd> {say(does)}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
        </dl>
      </section>
      <div className="specimen__examples">
        {examples.map(({ title: called, Component, source, isWide }) => (
          <section
            key={called}
            className={`card specimen__example${isWide ? ' specimen__example--wide' : ''}`}
          >
            <h2>{say(called)}</h2>
            {Component && (
              <div className="specimen__shown">
                <Component />
              </div>
            )}
            <Code source={source} name={say(called)} />
          </section>
        ))}
      </div>
    </div>
  );
  if (!Page) return about;
  return (
    <div className="specimen--page">
      <Page />
      {about}
    </div>
  );
};
