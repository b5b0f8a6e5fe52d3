import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { Fragment, memo, type ReactNode } from 'react';
import { FieldControl } from '#shell/form/FieldControl';
import { useWords } from '#shell/words/say';
import { useFilling, type Item, type MaterialFile } from './filling';
import { fileFacts } from './facts';
import { askedIn, ItemContext } from './file-controls';
import { PatientDataNote } from './PatientDataNote';

/** The names of a file's columns, once above all files of an item; on a phone each control bears its own. */
export const FileColumns = ({ item }: { readonly item: Item }) => {
  const say = useWords();
  const asked = askedIn(item);
  return (
    <div className="file-row file-row--head" data-columns={asked.length} aria-hidden="true">
      {asked.map(({ field, label }) => (
        <span key={field}>{say(label)}</span>
      ))}
    </div>
  );
};

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <label className="file-row__cell">
    <span className="file-row__label">{label}</span>
    {children}
  </label>
);

/** What looking through the file found, and the way to answer for it: newer than what the form holds of it. */
const Looked = ({ code, file }: { readonly code: string; readonly file: MaterialFile }) => {
  const say = useWords();
  const { patientDataOf, confirmDeIdentified } = useFilling();
  return (
    <PatientDataNote data={patientDataOf(code, file.fileId)}>
      {confirmDeIdentified && (
        <Button
          size="small"
          disabled={false}
          aria-label={say('materialScreens.confirmDeIdentifiedOf', { name: file.title || file.name })}
          onClick={() => confirmDeIdentified(code, file)}
        >
          {say('materialScreens.confirmDeIdentified')}
        </Button>
      )}
    </PatientDataNote>
  );
};

interface FileRowProps {
  readonly item: Item;
  readonly file: MaterialFile;
  readonly disabled: boolean;
  readonly onOpen: () => void;
  readonly onChange: (next: Partial<MaterialFile>) => void;
  readonly onRemove: () => void;
}

const Row = ({ item, file, disabled, onOpen, onChange, onRemove }: FileRowProps) => {
  const say = useWords();
  return (
    <div className="checklist__file" role="group" aria-label={file.name}>
      <div className="checklist__name">
        <Button
          type="link"
          icon={<EyeOutlined />}
          // What can no longer be changed can still be read.
          disabled={false}
          aria-label={say('materialScreens.openFile', { name: file.name })}
          onClick={onOpen}
        >
          {file.name}
        </Button>
        {file.scanState === 'failed' && <Tag>{say('materialScreens.scanFailed')}</Tag>}
        {!disabled && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={say('materialScreens.removeFile', { name: file.name })}
            onClick={onRemove}
          />
        )}
      </div>
      <ItemContext value={item}>
        <div className="file-row" data-columns={askedIn(item).length}>
          {askedIn(item).map((asked) => {
            const control = (
              <FieldControl
                field={asked}
                path={[asked.field]}
                value={file[asked.field] ?? null}
                disabled={disabled}
                onChange={(value) => onChange({ [asked.field]: value ?? null })}
              />
            );
            // A tick has its sentence beside it.
            return fileFacts[asked.field].kind === 'yesNo' ? (
              <Fragment key={asked.field}>{control}</Fragment>
            ) : (
              <Cell key={asked.field} label={say(asked.label)}>
                {control}
              </Cell>
            );
          })}
        </div>
      </ItemContext>
      <Looked code={item.code} file={file} />
    </div>
  );
};

/**
 * One file with what must be said of it: type, title, who issued it, when, and that no patient is in it. Its actions do
 * the same as long as its item is the same, so what is typed at other items does not draw it again.
 */
export const FileRow = memo(
  Row,
  (before, now) => before.item === now.item && before.file === now.file && before.disabled === now.disabled,
);
