import { lazy, Suspense, useMemo } from 'react';
import { useOffice } from '../../office';
import type { useTake } from './useExport';

/** The dialog for an export that does not leave at once; its code comes when one is asked for. */
export const ExportWithheld = ({ take, withheld, forget }: ReturnType<typeof useTake>) => {
  const { exportWithheld } = useOffice();
  const Dialog = useMemo(() => lazy(exportWithheld), [exportWithheld]);
  if (!withheld) return null;
  return (
    <Suspense>
      <Dialog
        {...withheld}
        onClose={forget}
        onWithout={(asked) => {
          forget();
          void take(asked);
        }}
      />
    </Suspense>
  );
};
