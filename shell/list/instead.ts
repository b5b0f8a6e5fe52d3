import { createContext, type ReactNode } from 'react';
import type { ListDeclaration } from './types';

/** Draws something else of a page's declaration than its list. */
export type DrawInstead = <Input, Row>(declared: ListDeclaration<Input, Row>) => ReactNode;

/** What stands around a page that is not to be drawn as a list: what it declares is taken from it, and said nowhere else. */
export const ListInstead = createContext<DrawInstead | null>(null);
