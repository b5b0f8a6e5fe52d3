import { InboxOutlined } from '@ant-design/icons';
import { App, Upload } from 'antd';
import { isCallFailed } from '../../client/failed';
import { useOffice, type StoredFile } from '../../office';
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
        const sending = new AbortController();
        office
          .upload(file as File, {
            signal: sending.signal,
            onProgress: (share) => onProgress?.({ percent: Math.round(share * 100) }),
          })
          .then(
            (stored) => onSuccess?.(stored),
            (fault: unknown) => {
              if (isCallFailed(fault)) void message.error(fault.message);
              onError?.(fault as Error);
            },
          );
        return { abort: () => sending.abort() };
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
