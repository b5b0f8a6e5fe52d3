import { general } from '#contract/problems';
import { workflow } from '#contract/workflow';
import { newsroomProblems } from './problems';

/** The states of a piece of content, as the wire spells them (domain §4.2). */
export const contentStates = { draft: 6, submitted: 0, published: 1, returned: 3, withdrawn: 2 } as const;
export type ContentState = keyof typeof contentStates;

/** What of a piece its guards at once look at. */
interface Facts {
  readonly publishedVersion: number | null;
  readonly approvedVersion: number | null;
  readonly submittedVersion: number | null;
  readonly isTop: boolean;
}

/**
 * Whatever editors write, of every kind. What is being written is apart from what readers have: they go on reading the
 * version that was published while the next one is written, and nobody publishes what they had a hand in.
 */
export const contentFlow = workflow({
  name: 'content',
  states: contentStates,
  transitions: {
    create: 'content.edit',
    save: 'content.edit',
    submit: 'content.edit',
    recall: 'content.edit',
    remove: 'content.edit',
    pin: 'content.edit',
    unpin: 'content.edit',
    publish: 'content.publish',
    return: 'content.publish',
    withdraw: 'content.publish',
    goOnline: null,
    expire: null,
    lapse: null,
  },
  by: ['editor', 'publisher', 'system'],
  atOnce: {
    online: [({ publishedVersion }: Facts) => publishedVersion !== null, newsroomProblems.notOnline],
    /** Readers have it, or will have it at the moment for which it was approved. */
    forReaders: [
      ({ publishedVersion, approvedVersion }: Facts) => publishedVersion !== null || approvedVersion !== null,
      newsroomProblems.notOnlineOrApproved,
    ],
    approved: [({ approvedVersion }: Facts) => approvedVersion !== null, newsroomProblems.nothingApproved],
    neverSubmitted: [
      ({ submittedVersion }: Facts) => submittedVersion === null,
      newsroomProblems.submittedBefore,
    ],
    pinned: [({ isTop }: Facts) => isTop, newsroomProblems.notPinned],
    notPinned: [({ isTop }: Facts) => !isTop, newsroomProblems.pinnedAlready],
  },
  guards: {
    complete: newsroomProblems.incomplete,
    described: newsroomProblems.undescribedPicture,
    /** What it is about is there for readers, and its words claim no more than that carries. */
    eligible: newsroomProblems.resultNotPublished,
    anotherPerson: newsroomProblems.ownWork,
    /** No translation of it is there, and no text names it. */
    unused: general.inUse,
  },
  effects: ['putOnline', 'endTime', 'takeOffline', 'removeDraft', 'notifyEditors'],
  initial: 'draft',
  ends: [],
  rows: [
    [null, 'create', 'editor', 'draft', [], [], []],
    ['draft', 'save', 'editor', 'draft', [], [], []],
    ['returned', 'save', 'editor', 'returned', [], [], []],
    ['published', 'save', 'editor', 'draft', [], [], []],
    ['withdrawn', 'save', 'editor', 'draft', [], [], []],
    ['draft', 'submit', 'editor', 'submitted', [], ['complete', 'described', 'eligible'], []],
    ['returned', 'submit', 'editor', 'submitted', [], ['complete', 'described', 'eligible'], []],
    ['withdrawn', 'submit', 'editor', 'submitted', [], ['complete', 'described', 'eligible'], []],
    ['submitted', 'recall', 'editor', 'draft', [], [], []],
    ['draft', 'remove', 'editor', 'draft', ['neverSubmitted'], ['unused'], ['removeDraft']],
    [
      'submitted',
      'publish',
      'publisher',
      'published',
      [],
      ['anotherPerson', 'eligible'],
      ['putOnline', 'notifyEditors'],
    ],
    ['submitted', 'return', 'publisher', 'returned', [], ['anotherPerson'], ['notifyEditors']],
    // Whoever wrote it may take it away: that shows nobody anything.
    ['published', 'withdraw', 'publisher', 'withdrawn', [], [], ['takeOffline', 'notifyEditors']],
    ['draft', 'withdraw', 'publisher', 'withdrawn', ['forReaders'], [], ['takeOffline', 'notifyEditors']],
    ['returned', 'withdraw', 'publisher', 'withdrawn', ['forReaders'], [], ['takeOffline', 'notifyEditors']],
    ['submitted', 'withdraw', 'publisher', 'withdrawn', ['forReaders'], [], ['takeOffline', 'notifyEditors']],
    ['published', 'pin', 'editor', 'published', ['online', 'notPinned'], [], []],
    ['published', 'unpin', 'editor', 'published', ['pinned'], [], []],
    // At the moment for which it was approved, whatever is written meanwhile.
    ['published', 'goOnline', 'system', 'published', ['approved'], [], ['putOnline']],
    ['draft', 'goOnline', 'system', 'draft', ['approved'], [], ['putOnline']],
    ['returned', 'goOnline', 'system', 'returned', ['approved'], [], ['putOnline']],
    ['submitted', 'goOnline', 'system', 'submitted', ['approved'], [], ['putOnline']],
    ['published', 'expire', 'system', 'withdrawn', ['online'], [], ['endTime', 'notifyEditors']],
    // The next version is approved for later when the time of the one before it is over: it comes all the same.
    ['published', 'lapse', 'system', 'published', ['online', 'approved'], [], ['endTime', 'notifyEditors']],
    // The next version is being written when the time of the one before it is over: it goes on being written.
    ['draft', 'expire', 'system', 'draft', ['online'], [], ['endTime', 'notifyEditors']],
    ['returned', 'expire', 'system', 'returned', ['online'], [], ['endTime', 'notifyEditors']],
    ['submitted', 'expire', 'system', 'submitted', ['online'], [], ['endTime', 'notifyEditors']],
  ],
});
