import { lazy, Suspense } from 'react';
import { OpeningButton, useOpening } from '#shell/form/Opening';
import { ActionButton, type DrawnTransitions } from '#shell/pages/Transitions';
import { useWords } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import { AcceptDialog } from './AcceptDialog';
import { ReassignDialog } from './ReassignDialog';
import { CancellationDialog } from './endings/CancellationDialog';
import { cancellationActions, rejectionActions } from './endings/actions';
import { RejectDialog } from './RejectDialog';
import { ReturnDialog } from './ReturnDialog';
import { ProposalDialog } from './endings/ProposalDialog';
import type { Standing } from './status';
import type { applicationTransitions } from './transitions';

const EndingDialog = lazy(withWords(() => import('./endings/EndingDialog')));

/** The button of whoever decides an end; its dialog comes when it is pressed. */
export const Ending = ({
  kind,
  of,
}: {
  readonly kind: 'termination' | 'rejection';
  readonly of: Standing;
}) => {
  const say = useWords();
  const [open, setOpen] = useOpening();
  return (
    <>
      <OpeningButton danger onClick={() => setOpen(true)}>
        {say(kind === 'termination' ? 'applicationScreens.terminate' : 'applicationScreens.rejectFinally')}
      </OpeningButton>
      {open && (
        <Suspense fallback={null}>
          <EndingDialog kind={kind} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The transitions of an application that want a form: each a button with its dialog, on the application's page. */
export const applicationDialogs: DrawnTransitions<typeof applicationTransitions, Standing> = {
  proposeTermination: {
    apart: ({ of }) => <ProposalDialog kind="termination" id={of.id} rowVersion={of.rowVersion} />,
  },
  terminate: { apart: ({ of }) => <Ending kind="termination" of={of} /> },
  askCancellation: { apart: ({ of }) => <CancellationDialog id={of.id} rowVersion={of.rowVersion} /> },
  withdrawCancellation: ({ of }) => <ActionButton action={cancellationActions.withdraw} of={of} />,
  confirmCancellation: {
    apart: ({ of }) => <ActionButton action={cancellationActions.confirm} of={of} />,
  },
  declineCancellation: ({ of }) => <ActionButton action={cancellationActions.decline} of={of} />,
  proposeRejection: {
    apart: ({ of }) => <ProposalDialog kind="rejection" id={of.id} rowVersion={of.rowVersion} />,
  },
  rejectFinally: { apart: ({ of }) => <Ending kind="rejection" of={of} /> },
  declineRejection: ({ of }) => <ActionButton action={rejectionActions.decline} of={of} />,
  reject: { apart: ({ of }) => <RejectDialog id={of.id} rowVersion={of.rowVersion} /> },
  reassign: ({ of }) => <ReassignDialog id={of.id} rowVersion={of.rowVersion} />,
  return: ({ of }) => <ReturnDialog id={of.id} rowVersion={of.rowVersion} />,
  accept: ({ of }) => <AcceptDialog id={of.id} rowVersion={of.rowVersion} />,
};
