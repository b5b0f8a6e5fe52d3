import { useState } from 'react';
import type { PieceProps } from '#shell/office';
import ImportDialog from './ImportDialog';

/** The import of a sheet that lies on the server already, matched to the template's columns. */
const importOf = (experts: boolean) =>
  function GivenImport({ id }: PieceProps) {
    const [open, setOpen] = useState(true);
    return open ? <ImportDialog experts={experts} given={id} onClose={() => setOpen(false)} /> : null;
  };
export const ImportStaff = importOf(false);
export const ImportExperts = importOf(true);
