import { prepare } from '#shell/actions/prepare';
import type { TransitionTable } from '#shell/actions/transitions';
import { say } from '#shell/words/say';
import type { ContentKind, NewsPiece } from '../../news';
import { newsroomApi } from '../calls';
import { editPage } from './kinds';
import { WithdrawnFrom } from './DownloadUses';

type Piece = Pick<NewsPiece, 'id' | 'title' | 'rowVersion' | 'can'>;
const values = ({ title }: Piece) => ({ name: title || say('newsroom.unnamed') });
const named = ({ id, rowVersion }: Piece) => ({ id, rowVersion });

/** What one is offered for each transition of a piece of this kind, in its list and on its page. */
export const transitionsOf = (kind: ContentKind) =>
  ({
    save: {
      on: ['manage', 'page'],
      label: 'newsroom.edit',
      to: ({ id }: Piece) => `${editPage(kind)}?Id=${id}`,
    },
    submit: {
      on: ['page'],
      label: 'newsroom.submit',
      question: { title: 'newsroom.submitQuestion', values },
      call: (piece) => prepare(newsroomApi.submit, named(piece)),
      done: 'newsroom.submitted',
    },
    // Whoever publishes has read it: from its page alone.
    publish: {
      on: ['page'],
      label: 'newsroom.publish',
      question: { title: 'newsroom.publishQuestion', values },
      call: (piece) => prepare(newsroomApi.publish, named(piece)),
      done: 'newsroom.published',
    },
    return: {
      on: ['page'],
      label: 'newsroom.return',
      question: { title: 'newsroom.returnQuestion', values, reason: { least: 4 } },
      call: (piece, reason) => prepare(newsroomApi.return, { ...named(piece), reason }),
      done: 'newsroom.returned',
    },
    recall: {
      on: ['manage', 'page'],
      label: 'newsroom.recall',
      call: (piece) => prepare(newsroomApi.recall, named(piece)),
      done: 'newsroom.recalled',
    },
    pin: {
      on: ['manage'],
      label: 'newsroom.pin',
      call: (piece) => prepare(newsroomApi.pin, { ...named(piece), isTop: true }),
      done: 'newsroom.pinned',
    },
    unpin: {
      on: ['manage'],
      label: 'newsroom.unpin',
      call: (piece) => prepare(newsroomApi.pin, { ...named(piece), isTop: false }),
      done: 'newsroom.unpinned',
    },
    withdraw: {
      on: ['manage', 'page'],
      danger: true,
      label: 'newsroom.withdraw',
      question: {
        title: 'newsroom.withdrawQuestion',
        values,
        reason: { least: 4 },
        ...(kind === 'download' && { more: WithdrawnFrom }),
      },
      call: (piece, reason) => prepare(newsroomApi.withdraw, { ...named(piece), reason }),
      done: 'newsroom.withdrawn',
    },
    remove: {
      on: ['manage'],
      danger: true,
      label: 'newsroom.remove',
      question: { title: 'newsroom.removeQuestion', values },
      call: (piece) => prepare(newsroomApi.remove, named(piece)),
      done: 'newsroom.removed',
    },
    // Where no piece is there yet.
    create: null,
  }) as const satisfies TransitionTable<Piece, 'manage'>;
