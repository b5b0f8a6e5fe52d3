import { message as messages, Modal } from 'antd';
import { useLayoutEffect } from 'react';
import { giveVoices } from './voices';

/** Where the library draws what it tells and asks over the page. */
export const Holder = () => {
  const [message, told] = messages.useMessage({ duration: 5, maxCount: 3 });
  const [modal, asked] = Modal.useModal();
  useLayoutEffect(() => giveVoices({ message, modal }), [message, modal]);
  return (
    <>
      {asked}
      {told}
    </>
  );
};
