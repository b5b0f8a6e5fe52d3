import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { useWords } from '#shell/words/say';
import { FileShown } from '#product/files/web';
import { filesApi } from '#product/files/web/calls';

interface CitedFileProps {
  readonly fileId: string;
  readonly page: number | undefined;
  readonly onPage: (page: number) => void;
  readonly over: (page: number, turns: number) => ReactNode;
  /** Told whether the file has pages: a PDF or a picture. */
  readonly onPaged?: (isPaged: boolean) => void;
}

const isPaged = (mime: string): boolean => mime === 'application/pdf' || mime.startsWith('image/');

/** A file with what lies over its pages; what it is called and what it is, the server says. */
export const CitedFile = ({ fileId, page, onPage, over, onPaged }: CitedFileProps) => {
  const say = useWords();
  const { data, error } = useQuery({ ...filesApi.about.query({ id: fileId }), retry: false });
  useEffect(() => {
    if (data) onPaged?.(isPaged(data.mime));
    // What the file is decides; who asks is the same form all the time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  if (error)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={isCallFailed(error) ? error.message : say('filePreview.notOpened')}
      />
    );
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  return <FileShown {...{ fileId, page, onPage, over }} name={data.name} mime={data.mime} />;
};
