import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { note } from '../state/error-reports';
import { showError } from '../state/failures';
import { say } from '../words/say';
import { withWords } from '../words/with-words';
import type { PressProps } from './Press';
import { PrintingContext, type Printing } from './printing';

/**
 * Marks an element whose PDF people may take along: A4, unofficial (SH11). A page opts in by standing in it and saying
 * where the button is, with `PrintButton`; records have a place for it already. Lists leave as text, by the server. What makes the PDF is loaded
 * when it is first pressed.
 */
export const Printable = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const [Press, setPress] = useState<ComponentType<PressProps> | null>(null);
  const [busy, setBusy] = useState(false);
  const start = useCallback(async () => {
    setBusy(true);
    try {
      const loaded = await withWords(() => import('./Press'))();
      setPress(() => loaded.Press);
    } catch (fault) {
      note(fault, 'print');
      showError(say('shell.printFailed'));
    } finally {
      setBusy(false);
    }
  }, []);
  const printing = useMemo(
    (): Printing => ({ on: 'screen', busy, print: () => void start() }),
    [busy, start],
  );
  return (
    <>
      <PrintingContext value={printing}>{children}</PrintingContext>
      {Press && (
        <Press title={title} onDone={() => setPress(null)}>
          {children}
        </Press>
      )}
    </>
  );
};
