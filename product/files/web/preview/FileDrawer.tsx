import { ConfigProvider, Drawer } from 'antd';
import type { ReactNode } from 'react';

interface FileDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where a file is read beside the page it was opened from. What can no longer be changed can still be read, page by page. */
export const FileDrawer = ({ open, title, onClose, children }: FileDrawerProps) => (
  <ConfigProvider componentDisabled={false}>
    <Drawer open={open} size="min(960px, 100vw)" title={title} onClose={onClose} destroyOnHidden>
      {children}
    </Drawer>
  </ConfigProvider>
);
