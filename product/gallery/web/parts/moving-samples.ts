import type { WordKey } from '#contract/words';
import type { Say } from '#shell/words/say';

/** Documents of an application, by a short name of their own. */
export const materialNames: Readonly<Record<string, WordKey>> = {
  report: 'galleryMoving.material.report',
  novelty: 'galleryMoving.material.novelty',
  test: 'galleryMoving.material.test',
  patent: 'galleryMoving.material.patent',
  users: 'galleryMoving.material.users',
  ethics: 'galleryMoving.material.ethics',
  long: 'galleryMoving.material.long',
};

/** What there is to do in an evaluation. */
export const taskNames: Readonly<Record<string, WordKey>> = {
  check: 'galleryMoving.task.check',
  invite: 'galleryMoving.task.invite',
  meeting: 'galleryMoving.task.meeting',
  opinion: 'galleryMoving.task.opinion',
  draft: 'galleryMoving.task.draft',
  contract: 'galleryMoving.task.contract',
  long: 'galleryMoving.task.long',
};

/** The columns of a board of such tasks, in the reader's words. */
export const taskColumns = (say: Say) => ({
  todo: say('galleryMoving.kanban.todo'),
  now: say('galleryMoving.kanban.now'),
  done: say('galleryMoving.kanban.done'),
});
