import type { tasksWords } from './words';

/** What may wait for somebody, and what a clock may run for: each step has its words on the desk. */
export type DeadlineStep = Named<'step'>;

type Named<Prefix extends string> = keyof typeof tasksWords extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;
/** What is counted on the workbench; each has its words. */
export type Figure = Named<'figure'>;
/** Where somebody of a role begins. */
export type FirstStep = Named<'first'>;
