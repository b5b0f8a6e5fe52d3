import { DeleteOutlined, EyeOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Checkbox, Collapse, DatePicker, Input, Select, Tag, Upload } from 'antd';
import dayjs from 'dayjs';
import type * as z from 'zod';
import { useOptions } from '../../../../shell/dictionary/useDictionary';
import { attempt } from '../../../../shell/client/useDo';
import type { ControlProps } from '../../../../shell/form/types';
import { StatusTag } from '../../../../shell/look/StatusTag';
import { useWords } from '../../../../shell/words/say';
import type { MaterialItem } from '../../material';
import { evidenceTypes } from '../../uploads';
import { filesApi } from '../calls';
import { openFile } from './open';
import './materials.css';

export type Item = z.output<typeof MaterialItem>;
type MaterialFile = Item['files'][number];

interface ItemProps {
  readonly item: Item;
  readonly disabled: boolean;
  readonly onChange: (item: Item) => void;
}

/** Whether an item has what it asks for: enough files, a reason why not, or a table of its own. */
const isFilled = ({ kind, files, minimum, notApplicableReason }: Item): boolean =>
  kind === 'files' && (files.length >= Math.max(1, minimum) || Boolean(notApplicableReason?.trim()));

/** The material's checklist as one control of its form: every item with its files. */
export const Checklist = ({ value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const items = (value as readonly Item[] | null) ?? [];
  const change = (next: Item): void =>
    onChange?.(items.map((item) => (item.code === next.code ? next : item)));
  return (
    <Collapse
      defaultActiveKey={items
        .filter((item) => item.required && item.kind === 'files')
        .slice(0, 1)
        .map(({ code }) => code)}
      items={items.map((item) => ({
        key: item.code,
        label: (
          <span className="checklist__head">
            <span>{item.title}</span>
            <Tag color={item.required ? 'blue' : 'default'}>
              {say(item.required ? 'materialScreens.required' : 'materialScreens.optional')}
            </Tag>
            {isFilled(item) && <StatusTag status="passed">{say('materialScreens.complete')}</StatusTag>}
          </span>
        ),
        children:
          item.kind === 'files' ? (
            <ItemFiles item={item} disabled={disabled ?? false} onChange={change} />
          ) : (
            <p className="faint">{say('materialScreens.inTable')}</p>
          ),
      }))}
    />
  );
};

const ItemFiles = ({ item, disabled, onChange }: ItemProps) => {
  const say = useWords();
  const setFile = (at: number, next: Partial<MaterialFile>): void =>
    onChange({
      ...item,
      files: item.files.map((file, place) => (place === at ? { ...file, ...next } : file)),
    });
  const add = async (file: File): Promise<void> => {
    const kept = await attempt(() => filesApi.uploadDocument.send({}, [file]));
    const stored = kept?.[0];
    if (!stored) return;
    const title = stored.name.replace(/\.[^.]+$/, '');
    onChange({
      ...item,
      files: [
        ...item.files,
        {
          id: stored.fileId,
          fileId: stored.fileId,
          name: stored.name,
          sha256: stored.sha256,
          size: stored.size,
          mime: '',
          scanState: 'notScanned',
          documentType: item.documentTypes[0] ?? null,
          title,
          issuer: '',
          issuedOn: null,
          deIdentified: false,
        },
      ],
    });
  };
  return (
    <div className="checklist__item">
      {item.hint && <p className="faint">{item.hint}</p>}
      {item.minimum > 1 && <p className="faint">{say('materialScreens.minimum', { count: item.minimum })}</p>}
      {item.files.map((file, at) => (
        <FileRow
          key={file.fileId}
          item={item}
          file={file}
          disabled={disabled}
          onChange={(next) => setFile(at, next)}
          onRemove={() => onChange({ ...item, files: item.files.filter((_, place) => place !== at) })}
        />
      ))}
      {!disabled && (
        <Upload
          accept={[...evidenceTypes].join()}
          showUploadList={false}
          multiple
          customRequest={({ file, onSuccess }) => void add(file as File).then(() => onSuccess?.({}))}
        >
          <Button icon={<UploadOutlined />}>{say('materialScreens.addFile')}</Button>
        </Upload>
      )}
      <label className="checklist__reason">
        {say('materialScreens.notApplicable')}
        <Input
          maxLength={500}
          placeholder={say('materialScreens.notApplicableHint')}
          disabled={disabled}
          value={item.notApplicableReason ?? ''}
          onChange={(event) => onChange({ ...item, notApplicableReason: event.target.value || null })}
        />
      </label>
    </div>
  );
};

interface FileRowProps {
  readonly item: Item;
  readonly file: MaterialFile;
  readonly disabled: boolean;
  readonly onChange: (next: Partial<MaterialFile>) => void;
  readonly onRemove: () => void;
}

/** One file with what must be said of it: type, title, who issued it, when, and that no patient is in it. */
const FileRow = ({ item, file, disabled, onChange, onRemove }: FileRowProps) => {
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
          aria-label={say('materialScreens.openFile', { name: file.name })}
          onClick={() => void openFile(file.fileId, file.mime)}
        >
          {file.name}
        </Button>
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
      <label>
        {say('materialScreens.documentType')}
        <Select
          value={file.documentType}
          options={types}
          disabled={disabled}
          onChange={(documentType) => onChange({ documentType })}
        />
      </label>
      <label>
        {say('materialScreens.title')}
        <Input
          maxLength={200}
          value={file.title}
          disabled={disabled}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </label>
      <label>
        {say('materialScreens.issuer')}
        <Input
          maxLength={200}
          value={file.issuer}
          disabled={disabled}
          onChange={(event) => onChange({ issuer: event.target.value })}
        />
      </label>
      <label>
        {say('materialScreens.issuedOn')}
        <DatePicker
          value={file.issuedOn ? dayjs(file.issuedOn) : null}
          disabled={disabled}
          onChange={(day) => onChange({ issuedOn: day ? day.format('YYYY-MM-DD') : null })}
        />
      </label>
      <Checkbox
        checked={file.deIdentified}
        disabled={disabled}
        onChange={(event) => onChange({ deIdentified: event.target.checked })}
      >
        {say('materialScreens.deIdentified')}
      </Checkbox>
    </div>
  );
};
