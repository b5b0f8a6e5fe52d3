import type * as z from 'zod';
import type { CaseStanding } from '#shell/pages/CaseFacts';
import type { Say } from '#shell/words/say';
import type { MaterialDetail } from '../../material';

/** With whom a material lies: the applicant fills it in and mends it, the assessor reviews it, a passed one is done. */
export const holderOf = (
  { status, assessorName }: Pick<z.output<typeof MaterialDetail>, 'status' | 'assessorName'>,
  say: Say,
): string | null =>
  ({
    draft: say('materialScreens.applicant'),
    returned: say('materialScreens.applicant'),
    submitted: assessorName,
    passed: null,
  })[status];

/** Where the case of a material stands, as its pages say it; a passed material says no stage, for the report goes on. */
export const standingOf = (
  material: Pick<z.output<typeof MaterialDetail>, 'status' | 'assessorName' | 'applicationNumber'>,
  deadline: string | null,
  say: Say,
): CaseStanding => ({
  number: material.applicationNumber,
  ...(material.status !== 'passed' && {
    stage: material.status === 'submitted' ? 'materialScreens.stageReview' : 'materialScreens.stageDue',
  }),
  holder: holderOf(material, say),
  deadline,
});
