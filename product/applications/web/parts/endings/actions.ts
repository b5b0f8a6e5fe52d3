import type { Action } from '#shell/actions/action';
import { prepare } from '#shell/actions/prepare';
import { applicationsApi } from '../../calls';
import type { Standing } from '../status';

const named = ({ achievementName }: Standing) => ({ name: achievementName ?? '' });

/** What is answered to a request to cancel, on the application's page: the lists need not load it. */
export const cancellationActions = {
  withdraw: {
    label: 'applicationScreens.withdrawCancellation',
    question: { title: 'applicationScreens.withdrawCancellationQuestion', values: named },
    call: ({ id, rowVersion }) => prepare(applicationsApi.withdrawCancellation, { id, rowVersion }),
    done: 'applicationScreens.cancellationWithdrawn',
  },
  confirm: {
    danger: true,
    label: 'applicationScreens.confirmCancellation',
    question: { title: 'applicationScreens.confirmCancellationQuestion', values: named },
    call: ({ id, rowVersion }) => prepare(applicationsApi.confirmCancellation, { id, rowVersion }),
    done: 'applicationScreens.cancellationConfirmed',
  },
  decline: {
    label: 'applicationScreens.declineCancellation',
    question: {
      title: 'applicationScreens.declineCancellationQuestion',
      values: named,
      reason: { least: 10 },
    },
    call: ({ id, rowVersion }, reason) =>
      prepare(applicationsApi.declineCancellation, { id, rowVersion, reason }),
    done: 'applicationScreens.cancellationDeclined',
  },
} as const satisfies Readonly<Record<string, Action<Standing>>>;

/** What is answered to the proposal to reject for good, other than that it is done. */
export const rejectionActions = {
  decline: {
    label: 'applicationScreens.declineRejection',
    question: { title: 'applicationScreens.declineRejectionQuestion', values: named, reason: { least: 10 } },
    call: ({ id, rowVersion }, reason) =>
      prepare(applicationsApi.declineRejection, { id, rowVersion, reason }),
    done: 'applicationScreens.rejectionDeclined',
  },
} as const satisfies Readonly<Record<string, Action<Standing>>>;
