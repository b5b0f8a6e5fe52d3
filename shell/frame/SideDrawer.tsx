import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useSidebar } from '../state/sidebar';
import { useWords } from '../words/say';

/** The menu where there is no room beside the page for it. */
export const SideDrawer = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords();
  const { drawer, setDrawer } = useSidebar();
  return (
    <Drawer
      open={drawer}
      onClose={() => setDrawer(false)}
      placement="left"
      size={264}
      title={say('shell.menu')}
      styles={{ body: { padding: 8 } }}
    >
      {children}
    </Drawer>
  );
};
