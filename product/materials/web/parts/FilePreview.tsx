import { FileDrawer } from '#product/files/web';
import { FileView } from './FileView';
import type { Seen } from './seen';

interface FilePreviewProps {
  readonly file: Seen | null;
  /** Where a document opens. */
  readonly page?: number | undefined;
  readonly onClose: () => void;
}

/** A file of the material beside its page, with what is pinned to it. */
export const FilePreview = ({ file, page, onClose }: FilePreviewProps) => (
  <FileDrawer open={file !== null} title={file?.title || file?.name || ''} onClose={onClose}>
    {file && <FileView file={file} at={page} />}
  </FileDrawer>
);
