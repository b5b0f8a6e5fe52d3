import { lazy, Suspense, useMemo } from 'react';
import { useOffice } from '../../office';
import type { useExport } from './useExport';

/** The dialog for an export that holds personal data; its code comes when one is asked for. */
export const ExportApproval = ({ take, withheld, forget }: ReturnType<typeof useExport>) => {
  const { exportApproval } = useOffice();
  const Dialog = useMemo(() => lazy(exportApproval), [exportApproval]);
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
