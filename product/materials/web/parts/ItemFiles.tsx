import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { AsideFile } from '#shell/form/controls/AsideFile';
import { usePage } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { Unfinished } from '#product/files/web';
import { evidenceEndings, greatestFile } from '../../uploads';
import type { Removed } from './removed';
import type { Item, MaterialFile } from './filling';
import { FilePreview } from './FilePreview';
import { FileColumns, FileRow } from './FileRow';
import { ItemGuide } from './ItemGuide';
import { NotApplicable } from './NotApplicable';
import { PinList } from './pins/PinList';
import { isOpen } from './pins/pins';
import type { Upload } from './useUploads';

interface ItemFilesProps {
  readonly item: Item;
  readonly disabled: boolean;
  readonly uploads: readonly Upload[];
  readonly removed: readonly Removed[];
  readonly onPutBack: (file: Removed) => void;
  readonly onForget: (file: Removed) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDismiss: (id: number) => void;
  readonly onChange: (item: Item) => void;
  readonly onRemove: (file: MaterialFile) => void;
  /** Puts here what was handed in with the application. */
  readonly onFiled: (file: Item['filed'][number]) => void;
}

/** An item unfolded: its files as rows, those on their way, and where more can be put. */
export const ItemFiles = (props: ItemFilesProps) => {
  const { item, disabled, uploads, removed, onFiles, onDismiss, onChange, onRemove } = props;
  const say = useWords();
  const { tab } = usePage();
  const picker = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<MaterialFile | null>(null);
  const setFile = (at: number, next: Partial<MaterialFile>): void =>
    onChange({
      ...item,
      files: item.files.map((file, place) => (place === at ? { ...file, ...next } : file)),
    });
  return (
    <div className="checklist__item">
      {item.hint && <p className="faint">{item.hint}</p>}
      <PinList of={(pin) => pin.code === item.code && isOpen(pin)} />
      <ItemGuide item={item} />
      {item.files.length > 0 && <FileColumns item={item} />}
      {item.files.map((file, at) => (
        <FileRow
          key={file.fileId}
          item={item}
          file={file}
          disabled={disabled}
          onOpen={() => setOpened(file)}
          onChange={(next) => setFile(at, next)}
          onRemove={() => onRemove(file)}
        />
      ))}
      <FilePreview file={opened} onClose={() => setOpened(null)} />
      {uploads.map((upload) => (
        <Arriving key={upload.id} upload={upload} onDismiss={() => onDismiss(upload.id)} />
      ))}
      {!disabled &&
        item.filed
          .filter(({ sha256 }) => !item.files.some((file) => file.sha256 === sha256))
          .map((file) => (
            <div key={file.fileId}>
              <Button size="small" onClick={() => props.onFiled(file)}>
                {say('materialScreens.useFiled', { name: file.name })}
              </Button>
            </div>
          ))}
      {!disabled && <Unfinished id={`${tab}#${item.code}`} />}
      {removed.length > 0 && (
        <ul className="aside-files">
          {removed.map((each) => (
            <AsideFile
              key={each.file.fileId}
              file={{
                key: each.file.fileId,
                name: each.file.title || each.file.name,
                state: 'removed',
                share: 0,
                why: '',
                again: () => props.onPutBack(each),
              }}
              onDismiss={() => props.onForget(each)}
            />
          ))}
        </ul>
      )}
      {!disabled && (
        <div className="checklist__drop">
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {say('materialScreens.addFile')}
          </Button>
          <span className="faint">
            {say('materialScreens.dropHere')} ·{' '}
            {say('shell.fileRules', {
              kinds: evidenceEndings.join(' · '),
              megabytes: greatestFile / 1024 ** 2,
            })}
          </span>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={evidenceEndings.map((ending) => `.${ending}`).join()}
            aria-label={`${item.title} ${say('materialScreens.addFile')}`}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </div>
      )}
      {item.files.length === 0 && <NotApplicable item={item} disabled={disabled} onChange={onChange} />}
    </div>
  );
};

/** A file on its way with how far it is, or why it was refused. */
const Arriving = ({ upload, onDismiss }: { readonly upload: Upload; readonly onDismiss: () => void }) => {
  const say = useWords();
  if (upload.refused)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={upload.name}
        description={upload.refused}
        action={
          upload.again && (
            <Button size="small" onClick={upload.again}>
              {say('shell.tryAgain')}
            </Button>
          )
        }
        closable={{
          'aria-label': say('materialScreens.removeFile', { name: upload.name }),
          onClose: onDismiss,
        }}
      />
    );
  return (
    <div className="checklist__arriving">
      <span>{upload.share === 1 ? say('shell.fileChecking', { name: upload.name }) : upload.name}</span>
      <Progress
        percent={Math.round(upload.share * 100)}
        size="small"
        aria-label={say('materialScreens.uploading', { name: upload.name })}
      />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={say('materialScreens.removeFile', { name: upload.name })}
        onClick={onDismiss}
      />
    </div>
  );
};
