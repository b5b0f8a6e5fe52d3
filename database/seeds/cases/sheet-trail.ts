import type { DemoAchievement, DemoSeat } from '../demo/achievements';
import { invitationStates } from '#product/panels/workflow';
import { opinionStates } from '#product/dictionaries/opinion-status';
import { standardValues } from '#product/settings/settings';
import { momentOf, type SeedContext, type TrailStep } from './seeding';
import { stagesOf } from './plan';

export interface Seated {
  readonly id: string;
  readonly seat: DemoSeat;
  readonly expertId: string;
  readonly place: number;
}

/** How a sheet is written down: one that was decided about was first put to the public-service agency. */
export const writtenAs = ({ opinionStatus, isReferred }: DemoSeat): DemoSeat['opinionStatus'] =>
  isReferred ? '0' : opinionStatus;

export const isSubmitted = ({ opinionStatus }: DemoSeat): boolean =>
  opinionStatus !== null && opinionStatus !== '6';

/** A form that came back as often as it may and then went to the public-service agency (domain §3.4 E4, E4b). */
const referredSteps = (submittedAt: Date, expert: string, manager: string): TrailStep[] => {
  const { submitted, notPassed } = opinionStates;
  const ways = [
    ...Array.from({ length: standardValues.formReturns }).flatMap(() => [
      ['checker', 'returnForm', submitted, notPassed, 'expert,checker'] as const,
      ['expert', 'submit', notPassed, submitted, 'expert,checker,assessor'] as const,
    ]),
    ['checker', 'refer', submitted, submitted, 'checker,publicAgency'] as const,
  ];
  return ways.map(([actor, transition, from, to, visibility], place) => ({
    at: new Date(submittedAt.getTime() + (place + 1) * 20 * 60_000),
    actorId: actor === 'expert' ? expert : manager,
    ...{ actor, transition, from, to, visibility },
  }));
};

/** The history of an invitation and its sheet (domain §3.4). */
export const stepsOf = (
  seedContext: SeedContext,
  one: DemoAchievement,
  { seat, expertId, place }: Seated,
  manager: string,
): TrailStep[] => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  const { draft, submitted, passed, notPassed } = opinionStates;
  const at = (hour: number) => momentOf(now, stages.sheets, hour);
  const answered: TrailStep = {
    at: momentOf(now, stages.drafted, 9),
    actorId: expertId,
    actor: 'expert',
    transition: 'accept',
    from: invitationStates.invited,
    to: invitationStates.accepted,
    visibility: 'expert,agency,publicAgency',
  };
  if (seat.opinionStatus === null) return [answered];
  const steps: TrailStep[] = [
    answered,
    {
      at: at(2),
      actorId: expertId,
      actor: 'expert',
      transition: 'save',
      from: null,
      to: draft,
      visibility: 'expert',
    },
  ];
  if (!isSubmitted(seat)) return steps;
  steps.push({
    at: at(3 + (place % 4)),
    actorId: expertId,
    actor: 'expert',
    transition: 'submit',
    from: draft,
    to: submitted,
    visibility: 'expert,checker,assessor',
  });
  if (seat.isReferred) return [...steps, ...referredSteps(at(3 + (place % 4)), expertId, manager)];
  if (seat.opinionStatus === '0') return steps;
  const isFine = seat.opinionStatus === '1';
  steps.push({
    at: at(8),
    actorId: manager,
    actor: 'checker',
    transition: isFine ? 'approveForm' : 'returnForm',
    from: submitted,
    to: isFine ? passed : notPassed,
    visibility: isFine ? 'expert,checker,assessor' : 'expert,checker',
  });
  return steps;
};
