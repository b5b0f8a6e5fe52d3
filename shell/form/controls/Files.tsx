import { InboxOutlined } from '@ant-design/icons';
import { App, Button, Upload, type UploadFile } from 'antd';
import { useRef } from 'react';
import { isCallFailed, unanswered } from '../../client/failed';
import { useOffice, type StoredFile } from '../../office';
import { tell } from '../../state/failures';
import { useWords } from '../../words/say';

export interface FilesProps {
  readonly id?: string;
  readonly value?: readonly StoredFile[] | null;
  readonly onChange?: (files: readonly StoredFile[]) => void;
  readonly atMost?: number;
  /** Bytes of one file. */
  readonly bytes?: number;
  /** Endings the server accepts: `['pdf', 'png']`. */
  readonly kinds?: readonly string[];
  readonly disabled?: boolean;
}

const megabyte = 1_048_576;
const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Files by click or drop: the rule stands beside it, progress is shown, and what the server would refuse is refused here. */
export const FilesControl = ({
  value,
  onChange,
  atMost = 20,
  bytes = 20 * megabyte,
  kinds = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx'],
  ...rest
}: FilesProps) => {
  const say = useWords();
  const office = useOffice();
  const { message } = App.useApp();
  const files = value ?? [];
  /** How to send those again that nobody answered, by the list's own names for them. */
  const again = useRef(new Map<string, () => void>());
  const megabytes = Math.round(bytes / megabyte);
  const refused = (file: File): string | undefined => {
    if (!kinds.includes(endingOf(file.name))) return say('shell.fileKind', { name: file.name });
    if (file.size > bytes) return say('shell.fileTooLarge', { name: file.name, megabytes });
    return undefined;
  };
  return (
    <Upload.Dragger
      {...rest}
      multiple={atMost > 1}
      maxCount={atMost}
      accept={kinds.map((kind) => `.${kind}`).join()}
      defaultFileList={files.map((file) => ({
        uid: file.id,
        name: file.name,
        url: file.url,
        status: 'done',
        response: file,
      }))}
      beforeUpload={(file) => {
        const why = refused(file);
        if (why) void message.error(why);
        return why ? Upload.LIST_IGNORE : true;
      }}
      customRequest={({ file, onProgress, onSuccess, onError }) => {
        const { uid } = file as UploadFile;
        const sending = new AbortController();
        const begin = (): void => {
          again.current.delete(uid);
          onProgress?.({ percent: 0 });
          office
            .upload(file as File, {
              signal: sending.signal,
              onProgress: (share) => onProgress?.({ percent: Math.round(share * 100) }),
            })
            .then(
              (stored) => onSuccess?.(stored),
              (fault: unknown) => {
                if (isCallFailed(fault)) tell(fault.message);
                if (isCallFailed(fault) && fault.code === unanswered) again.current.set(uid, begin);
                onError?.(fault as Error);
              },
            );
        };
        begin();
        return { abort: () => sending.abort() };
      }}
      itemRender={(item, { uid, status }) => {
        const resume = status === 'error' ? again.current.get(uid) : undefined;
        if (!resume) return item;
        return (
          <div className="upload__failed">
            {item}
            <Button size="small" onClick={resume}>
              {say('shell.tryAgain')}
            </Button>
          </div>
        );
      }}
      onChange={({ fileList }) => {
        const stored = fileList.flatMap(({ status, response }) =>
          status === 'done' ? [response as StoredFile] : [],
        );
        if (stored.length !== files.length) onChange?.(stored);
      }}
    >
      <p className="upload__icon" aria-hidden="true">
        <InboxOutlined />
      </p>
      <p>{say('shell.dropFiles')}</p>
      <p className="faint">{say('shell.fileRules', { kinds: kinds.join(' · '), megabytes })}</p>
    </Upload.Dragger>
  );
};
