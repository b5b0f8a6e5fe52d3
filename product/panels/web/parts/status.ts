import type { WordKey } from '#contract/words';
import type { Status } from '#shell/look/tokens';

/** How an invitation looks, the same in list and desk. */
export const invitationLooks: Readonly<
  Record<'invited' | 'accepted' | 'declined' | 'replaced' | 'withdrawn', Status>
> = {
  invited: 'returned',
  accepted: 'passed',
  declined: 'rejected',
  replaced: 'cancelled',
  withdrawn: 'cancelled',
};
export const invitationWords: Readonly<Record<keyof typeof invitationLooks, WordKey>> = {
  invited: 'panelScreens.invitation.invited',
  accepted: 'panelScreens.invitation.accepted',
  declined: 'panelScreens.invitation.declined',
  replaced: 'panelScreens.invitation.replaced',
  withdrawn: 'panelScreens.invitation.withdrawn',
};

type SheetState = 'draft' | 'submitted' | 'passed' | 'notPassed';
/** A sheet nobody has written on has no state. */
export const sheetWord = (status: SheetState | null): WordKey =>
  `panelScreens.sheet.${status ?? 'untouched'}`;
export const sheetLook = (status: SheetState | null): Status =>
  status === 'passed'
    ? 'passed'
    : status === 'notPassed'
      ? 'returned'
      : status === 'submitted'
        ? 'progress'
        : 'draft';
