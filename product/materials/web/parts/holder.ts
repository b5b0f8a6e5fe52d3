import type * as z from 'zod';
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
