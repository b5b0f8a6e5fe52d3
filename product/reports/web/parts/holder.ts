import { applicationCodes } from '../../../applications/status';
import type { Say } from '../../../../shell/words/say';
import type { Detail } from './types';

/** With whom a report lies; one that has passed or was finally rejected lies with nobody. */
export const holderOf = (
  report: Pick<Detail, 'status' | 'applicationStatus' | 'assessorName' | 'evaluationAgencyName'>,
  say: Say,
): string | null =>
  ({
    draft: report.assessorName,
    returned: report.applicationStatus === applicationCodes.rejected ? null : report.assessorName,
    withExperts: report.evaluationAgencyName,
    atPublicAgency: say('reportScreens.publicAgency'),
    passed: null,
  })[report.status];
