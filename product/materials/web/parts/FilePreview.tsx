import { Drawer } from 'antd';
import { FileView } from './FileView';
import type { Seen } from './seen';

interface FilePreviewProps {
  readonly file: Seen | null;
  /** Where a document opens. */
  readonly page?: number | undefined;
  readonly onClose: () => void;
}

/** A file beside the page it was opened from. */
export const FilePreview = ({ file, page, onClose }: FilePreviewProps) => (
  <Drawer
    open={file !== null}
    size="min(960px, 100vw)"
    title={file && (file.title || file.name)}
    onClose={onClose}
    destroyOnHidden
  >
    {file && <FileView file={file} at={page} />}
  </Drawer>
);
