import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import type { Sample } from '../../sampled';
import { samplingApi } from '../calls';

/** What the public-service agency is offered for each transition of a sampled report. */
export const sampleTransitions = {
  assignReviewer: 'drawn',
  closeSample: {
    on: ['page'],
    label: 'samplingScreens.close',
    question: {
      title: 'samplingScreens.closeQuestion',
      values: ({ achievementName }) => ({ name: achievementName }),
      reason: { least: 10 },
    },
    call: ({ id, rowVersion }, said) =>
      prepare(samplingApi.close, { id, rowVersion, conclusion: said ?? '' }),
    done: 'samplingScreens.closed',
  },
  // On the page of the second reviewer.
  declineReview: null,
  recordReview: null,
} as const satisfies TransitionTable<Sample>;
