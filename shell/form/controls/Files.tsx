import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { Suspense, useContext, useState } from 'react';
import { useOffice, type StoredFile } from '../../office';
import { useWords } from '../../words/say';
import { PageContext } from '../../frame/page';
import { Piece } from '../../parts/Piece';
import { useFieldPath } from '../form-name';
import { AsideFile } from './AsideFile';
import { GivenFile } from './GivenFile';
import { useFiles } from './useFiles';

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
const none: readonly StoredFile[] = [];
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
  const files = value ?? none;
  // In a dialog outside any page nothing is offered again.
  const page = useContext(PageContext)?.tab;
  const field = useFieldPath(rest.id ?? '');
  const place = page === undefined ? '' : `${page}#${field}`;
  const { filePreview: Preview } = useOffice();
  const [opened, setOpened] = useState<string>();
  const megabytes = Math.round(bytes / megabyte);
  const { aside, take, remove, dismiss } = useFiles({
    value: files,
    onChange,
    atMost,
    place,
    unfit: (file) => {
      if (!kinds.includes(endingOf(file.name))) return say('shell.fileKind');
      if (file.size > bytes) return say('shell.fileTooLarge', { megabytes });
      return undefined;
    },
  });
  return (
    <>
      <Upload.Dragger
        {...rest}
        // One too many is named, where a field for a single file would drop it without a word.
        multiple
        // The chooser offers these kinds; another one that is dropped is named, not dropped silently.
        accept={{ format: kinds.map((kind) => `.${kind}`).join(), filter: 'native' }}
        fileList={files.map((file) => ({
          uid: file.id,
          name: file.name,
          status: 'done',
        }))}
        beforeUpload={(file, all) => {
          // Told of every file apart: all that were given at once are taken with the first.
          if (all[0] === file) take(all);
          return Upload.LIST_IGNORE;
        }}
        itemRender={(_, { uid }) => {
          const file = files.find(({ id }) => id === uid);
          return (
            file && (
              <GivenFile
                name={file.name}
                onOpen={() => setOpened(uid)}
                {...(!rest.disabled && { onRemove: () => remove(file) })}
              />
            )
          );
        }}
      >
        <p className="upload__icon" aria-hidden="true">
          <InboxOutlined />
        </p>
        <p>{say('shell.dropFiles')}</p>
        <p className="faint">
          {say('shell.fileRules', { kinds: kinds.join(' · '), megabytes })} ·{' '}
          {say('shell.filesAtMost', { count: atMost })}
        </p>
      </Upload.Dragger>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Preview id={opened} open onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {place && !rest.disabled && <Piece name="unfinishedUploads" id={place} />}
      {aside.length > 0 && (
        <ul className="aside-files">
          {aside.map((file) => (
            <AsideFile key={file.key} file={file} onDismiss={() => dismiss(file.key)} />
          ))}
        </ul>
      )}
    </>
  );
};
