import { lazy, Suspense } from 'react';
import { expertType } from '../../rules';
import type { Open } from './usePeople';

const PersonDialog = lazy(() => import('./PersonDialog'));
const PersonView = lazy(() => import('./PersonView'));
const CertificateDialog = lazy(() => import('./CertificateDialog'));
const PoolDialog = lazy(() => import('./PoolDialog'));
const ImportDialog = lazy(() => import('./ImportDialog'));

interface DialogsProps {
  readonly open: Open | undefined;
  /** The list holds experts. */
  readonly experts: boolean;
  readonly onClose: () => void;
}

/** The one dialog that stands over a list of people; its code comes when it is first opened. */
export const Dialogs = ({ open, experts, onClose }: DialogsProps) =>
  open ? (
    <Suspense>
      <Dialog open={open} experts={experts} onClose={onClose} />
    </Suspense>
  ) : null;

const Dialog = ({ open, experts, onClose }: DialogsProps & { readonly open: Open }) => {
  switch (open.dialog) {
    case 'edit':
      return <PersonDialog id={open.row.id} kind={experts ? 'expert' : 'staff'} onClose={onClose} />;
    case 'add':
      return <PersonDialog kind={open.kind} onClose={onClose} />;
    case 'view':
      return <PersonView id={open.row.id} isExpert={open.row.userType === expertType} onClose={onClose} />;
    case 'certify':
      return <CertificateDialog person={open.row} onClose={onClose} />;
    case 'link':
    case 'unlink':
      return <PoolDialog expert={open.row} action={open.dialog} onClose={onClose} />;
    case 'import':
      return <ImportDialog experts={experts} onClose={onClose} />;
  }
};
