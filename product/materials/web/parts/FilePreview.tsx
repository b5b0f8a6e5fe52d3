import { Drawer } from 'antd';
import { FileView, type Seen } from './FileView';

/** A file beside the page it was opened from. */
export const FilePreview = ({
  file,
  onClose,
}: {
  readonly file: Seen | null;
  readonly onClose: () => void;
}) => (
  <Drawer
    open={file !== null}
    size="min(960px, 100vw)"
    title={file && (file.title || file.name)}
    onClose={onClose}
    destroyOnHidden
  >
    {file && <FileView file={file} />}
  </Drawer>
);
