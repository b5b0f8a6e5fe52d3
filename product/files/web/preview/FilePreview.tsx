import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { isCallFailed } from '#shell/client/failed';
import type { FilePreviewProps } from '#shell/office';
import { useWords } from '#shell/words/say';
import { filesApi } from '../calls';
import { FileDrawer } from './FileDrawer';
import FileShown from './FileShown';

/** A file that stands with a record, beside the page of the record; what it is called and what it is, the server says. */
const FilePreview = ({ id, open, onClose }: FilePreviewProps) => {
  const say = useWords();
  const { data, error } = useQuery({ ...filesApi.about.query({ id }), retry: false, enabled: open });
  return (
    <FileDrawer open={open} title={data?.name ?? ''} onClose={onClose}>
      <div className="file-shown">
        {error && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={isCallFailed(error) ? error.message : say('filePreview.notOpened')}
          />
        )}
        {data ? (
          <FileShown fileId={id} name={data.name} mime={data.mime} />
        ) : (
          !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />
        )}
      </div>
    </FileDrawer>
  );
};
export default FilePreview;
