import type { WithheldProps } from '#shell/office';
import { AskDialog } from './AskDialog';
import { BackgroundDialog } from './BackgroundDialog';

/** What a person says to an export that does not leave at once. */
const WithheldDialog = ({ why, ...props }: WithheldProps) =>
  why.personal ? (
    <AskDialog {...props} personal={why.personal} />
  ) : (
    <BackgroundDialog {...props} rows={why.rows} />
  );
export default WithheldDialog;
