import { OpenedHere } from '#shell/form/Opening';
import { closeDialog, useRowDialog } from './row-dialog';
import { applicationDialogs } from '../parts/transition-dialogs';

/** The dialog that a row of the list has opened, as the application's own page has it. */
const RowDialogs = () => {
  const { opened } = useRowDialog();
  if (!opened) return null;
  const dialog = applicationDialogs[opened.name];
  const Dialog = typeof dialog === 'object' ? dialog.apart : dialog;
  return (
    <OpenedHere onClose={closeDialog}>
      <Dialog key={opened.of.id} of={opened.of} />
    </OpenedHere>
  );
};
export default RowDialogs;
