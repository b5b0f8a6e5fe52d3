import * as z from 'zod/v4/core';
import type { Call } from '#contract/call';
import { asMeant } from '#contract/filters';
import { fromWire } from '#contract/traverse';
import type { Language } from '#contract/words';
import { badInput } from './envelope';
import type { Route } from './route';

/** In what a request's body brings, empty and null say something: only questions are read generously. */
const read = ({ kind, method, takes }: Call, value: unknown): unknown => {
  if (method === 'GET') return asMeant(takes, value, 'every field');
  return kind === 'read' || kind === 'download' ? asMeant(takes, value, 'optional fields') : value;
};

/** What came over the wire, in inside names and judged by the call's schema. Throws 2002 with a sentence for each field. */
export const judge = (
  { call, takes }: Pick<Route, 'call' | 'takes'>,
  value: unknown,
  language: Language,
): unknown => {
  const judged = z.safeParse(call.takes, fromWire(takes, read(call, value)), { reportInput: true });
  if (!judged.success) throw badInput(takes, judged.error.issues, language);
  return judged.data;
};
