import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select, Tag } from 'antd';
import { memo, type ReactNode } from 'react';
import { useOptions } from '#shell/dictionary/useDictionary';
import { LazyDay } from '#shell/form/controls/later';
import { useWords } from '#shell/words/say';
import type { Item, MaterialFile } from './desk';
import { openFile } from '#product/files/web';
import { atMost } from '#shell/form/length';

const columns = ['documentType', 'title', 'issuer', 'issuedOn', 'deIdentified'] as const;

/** The names of a file's columns, once above all files of an item; on a phone each control bears its own. */
export const FileColumns = () => {
  const say = useWords();
  return (
    <div className="file-row file-row--head" aria-hidden="true">
      {columns.map((name) => (
        <span key={name}>
          {say(`materialScreens.${name === 'deIdentified' ? 'deIdentifiedShort' : name}`)}
        </span>
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

interface FileRowProps {
  readonly item: Item;
  readonly file: MaterialFile;
  readonly disabled: boolean;
  readonly onChange: (next: Partial<MaterialFile>) => void;
  readonly onRemove: () => void;
}

const Row = ({ item, file, disabled, onChange, onRemove }: FileRowProps) => {
  const say = useWords();
  const types = useOptions('documentType').filter(
    ({ value }) => item.documentTypes.length === 0 || item.documentTypes.includes(value as never),
  );
  return (
    <div className="checklist__file" role="group" aria-label={file.name}>
      <div className="checklist__name">
        <Button
          type="link"
          icon={<EyeOutlined />}
          // What can no longer be changed can still be read.
          disabled={false}
          aria-label={say('materialScreens.openFile', { name: file.name })}
          onClick={() => void openFile(file.fileId, file.mime)}
        >
          {file.name}
        </Button>
        {file.scanState === 'notScanned' && <Tag>{say('materialScreens.notScanned')}</Tag>}
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
      <div className="file-row">
        <Cell label={say('materialScreens.documentType')}>
          <Select
            value={file.documentType}
            options={types}
            disabled={disabled}
            onChange={(documentType) => onChange({ documentType })}
          />
        </Cell>
        <Cell label={say('materialScreens.title')}>
          <Input
            {...atMost(200)}
            value={file.title}
            disabled={disabled}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Cell>
        <Cell label={say('materialScreens.issuer')}>
          <Input
            {...atMost(200)}
            value={file.issuer}
            disabled={disabled}
            onChange={(event) => onChange({ issuer: event.target.value })}
          />
        </Cell>
        <Cell label={say('materialScreens.issuedOn')}>
          <LazyDay
            {...({ disabled } as object)}
            picker="date"
            value={file.issuedOn}
            onChange={(day: unknown) => onChange({ issuedOn: day ? String(day) : null })}
          />
        </Cell>
        <Checkbox
          checked={file.deIdentified}
          disabled={disabled}
          title={say('materialScreens.deIdentified')}
          onChange={(event) => onChange({ deIdentified: event.target.checked })}
        >
          <span className="checklist__unseen">{say('materialScreens.deIdentified')}</span>
          <span aria-hidden="true">{say('materialScreens.deIdentifiedShort')}</span>
        </Checkbox>
      </div>
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
