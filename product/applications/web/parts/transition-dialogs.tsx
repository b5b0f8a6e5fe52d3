import type { DrawnTransitions } from '#shell/pages/Transitions';
import { AcceptDialog } from './AcceptDialog';
import { ReassignDialog } from './ReassignDialog';
import { RejectDialog } from './RejectDialog';
import { ReturnDialog } from './ReturnDialog';
import { TerminationDialog } from './TerminationDialog';
import type { applicationTransitions, Standing } from './transitions';

/** The transitions of an application that want a form: each a button with its dialog, on the application's page. */
export const applicationDialogs: DrawnTransitions<typeof applicationTransitions, Standing> = {
  proposeTermination: { apart: ({ of }) => <TerminationDialog id={of.id} rowVersion={of.rowVersion} /> },
  reject: { apart: ({ of }) => <RejectDialog id={of.id} rowVersion={of.rowVersion} /> },
  reassign: ({ of }) => <ReassignDialog id={of.id} rowVersion={of.rowVersion} />,
  return: ({ of }) => <ReturnDialog id={of.id} rowVersion={of.rowVersion} />,
  accept: ({ of }) => <AcceptDialog id={of.id} rowVersion={of.rowVersion} />,
};
