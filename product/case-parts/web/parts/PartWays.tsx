import type { ReactNode } from 'react';
import './case-parts.css';

/** Beneath a part of a case: the ways to the page on which one works with it, and to its paper. */
export const PartWays = ({ children }: { readonly children: ReactNode }) => (
  <div className="part-ways screen-only">{children}</div>
);
