import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { DragDialog } from '../../parts/DragDialog';

/** It opens and can be moved before what it shows is here. */
const Loading = () => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data } = useQuery({
    ...galleryApi.articles.query({ pageSize: 1, sort: '-pageviews' }),
    enabled: isOpen,
    gcTime: 0,
  });
  const article = data?.rows[0];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('galleryMoving.dialog.openRead')}</Button>
      <DragDialog
        open={isOpen}
        loading={!article}
        title={say('galleryMoving.dialog.read')}
        onOk={close}
        onCancel={close}
      >
        <p>{article?.title}</p>
      </DragDialog>
    </>
  );
};
export default Loading;
