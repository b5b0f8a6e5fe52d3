import { useAffairs } from '../state/affairs';

/** The dialog about one's own account that is open, over whichever page one is on (SH9). */
export const Affairs = () => {
  const { shown, close } = useAffairs();
  return shown && <shown.Dialog key={shown.name} onClose={close} />;
};
