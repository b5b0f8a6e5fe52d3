import { message as messages, Modal } from 'antd';
import { useLayoutEffect } from 'react';
import type { Voices } from './voice';

/** Where the library draws what it tells and asks over the page. */
export const Holder = ({ onReady }: { readonly onReady: (there: Voices) => void }) => {
  const [message, messagesHolder] = messages.useMessage({ duration: 5, maxCount: 3 });
  const [modal, asked] = Modal.useModal();
  useLayoutEffect(() => onReady({ message, modal }), [message, modal, onReady]);
  return (
    <>
      {asked}
      {messagesHolder}
    </>
  );
};
