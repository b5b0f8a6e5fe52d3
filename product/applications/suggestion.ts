import type * as z from 'zod';
import { strictObject, text } from '#contract/field';
import { TopicSource } from './achievement';
import { CompletingPerson } from './completion';

/** The fields in which one is offered, while typing, what stood there before. */
export const suggestedFor = ['person', 'workplace', 'rightOwner', 'plan', 'journal', 'issuer'] as const;
export type SuggestedFor = (typeof suggestedFor)[number];

/**
 * One of what stood there: its text, what tells it from its like, and what stood beside it in its row. Whose account a row
 * is does not come along: the name stays a text that may be changed, and would then bear somebody else's id.
 */
export const Suggestion = strictObject({
  text: text(300),
  note: text(150),
  person: CompletingPerson.pick({
    organisationName: true,
    sex: true,
    birthYear: true,
    professionalTitle: true,
    education: true,
  }).nullable(),
  topic: TopicSource.omit({ planName: true }).nullable(),
});
export type Suggestion = z.output<typeof Suggestion>;
