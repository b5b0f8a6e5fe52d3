import { Suspense, type ReactNode } from 'react';
import { useOffice, type PieceProps } from '../office';

interface Asked extends PieceProps {
  readonly name: string;
  /** What stands there until it is here. */
  readonly meanwhile?: ReactNode;
}

/**
 * A part of an area that lies above the page it is shown on: the page names it, and whoever puts the office together says
 * which it is. Throws for a name that nobody gives anything for.
 */
export const Piece = ({ name, id, meanwhile = null }: Asked) => {
  const Part = useOffice().pieces[name];
  if (!Part) throw new Error(`no area gives the piece «${name}»`);
  return (
    <Suspense fallback={meanwhile}>
      <Part id={id} />
    </Suspense>
  );
};
