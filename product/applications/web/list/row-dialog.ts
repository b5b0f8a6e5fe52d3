import { create } from 'zustand';
import type { Standing } from '../parts/status';

/** The transitions whose dialog a row of the list opens too. */
type RowDialog = 'accept' | 'return' | 'reject' | 'reassign' | 'terminate';

/** The dialog that a row has opened, and for which application. */
export const useRowDialog = create<{ readonly opened: { name: RowDialog; of: Standing } | null }>()(() => ({
  opened: null,
}));

/** Opens the dialog of a transition for an application in the list. */
export const openDialog = (name: RowDialog) => (of: Standing) =>
  useRowDialog.setState({ opened: { name, of } });
export const closeDialog = (): void => useRowDialog.setState({ opened: null });
