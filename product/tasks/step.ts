import type { tasksWords } from './words';

/** What may wait for somebody, and what a clock may run for: each step has its words on the desk. */
export type DeadlineStep = keyof typeof tasksWords extends infer Key
  ? Key extends `step.${infer Name}`
    ? Name
    : never
  : never;
