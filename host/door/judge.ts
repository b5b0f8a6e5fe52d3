import * as z from 'zod/v4/core';
import { fromWire } from '../../contract/walk';
import type { Language } from '../../contract/words';
import { badInput } from './envelope';
import type { Route } from './route';

/** What came over the wire, in inside names and judged by the call's schema. Throws 2002 with a sentence for each field. */
export const judge = (
  { call, takes }: Pick<Route, 'call' | 'takes'>,
  value: unknown,
  language: Language,
): unknown => {
  const judged = z.safeParse(call.takes, fromWire(takes, value));
  if (!judged.success) throw badInput(takes, judged.error.issues, language);
  return judged.data;
};
