import type { ReactNode } from 'react';

/** The highest number that is said. */
const most = 99;

/** A sign with the number of what it stands for; nothing where there is none. Who listens hears it from the button. */
export const Counted = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <span className="counted">
    {children}
    {count > 0 && (
      <span className="counted__number" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
    )}
  </span>
);
