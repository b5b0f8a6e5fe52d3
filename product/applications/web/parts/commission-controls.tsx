import type { Controls } from '#shell/form/declared';
import type { Draft } from '../../application';
import type { commissionFields } from '../../completion';
import { AttachedFiles, GivenCommitments } from './CommissionFacts';
import { Attachments } from './Attachments';
import { AgencyChoice, Commitments } from './controls';

export const commissionTitles = {
  commission: 'applicationScreens.commission',
  avoided: 'applicationScreens.avoidedExperts',
  attachments: 'applicationScreens.attachments',
  commitments: 'applicationScreens.commitments',
} as const;

type Shown = Draft & { readonly evaluationAgencyName: string | null };

/** Step 3: to whom it is commissioned, on which word (domain §4.3 C). */
export const commissionControls: Controls<
  Pick<Draft, keyof typeof commissionFields>,
  Shown,
  keyof typeof commissionTitles
> = {
  evaluationAgencyId: {
    in: 'commission',
    draw: AgencyChoice,
    wide: true,
    show: ({ evaluationAgencyName }) => evaluationAgencyName || '/',
  },
  expectedFinish: { in: 'commission' },
  consentPublish: { in: 'commission' },
  avoidedExperts: { in: 'avoided', columns: { name: {}, organisationName: {}, reason: {} } },
  attachments: { in: 'attachments', draw: Attachments, wide: true, show: AttachedFiles },
  commitments: { in: 'commitments', draw: Commitments, wide: true, show: GivenCommitments },
};
