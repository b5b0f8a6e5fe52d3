import { ConfigProvider, Drawer } from 'antd';
import { FileView } from './FileView';
import type { Seen } from './seen';

interface FilePreviewProps {
  readonly file: Seen | null;
  /** Where a document opens. */
  readonly page?: number | undefined;
  readonly onClose: () => void;
}

/** A file beside the page it was opened from. What can no longer be changed can still be read, page by page. */
export const FilePreview = ({ file, page, onClose }: FilePreviewProps) => (
  <ConfigProvider componentDisabled={false}>
    <Drawer
      open={file !== null}
      size="min(960px, 100vw)"
      title={file && (file.title || file.name)}
      onClose={onClose}
      destroyOnHidden
    >
      {file && <FileView file={file} at={page} />}
    </Drawer>
  </ConfigProvider>
);
