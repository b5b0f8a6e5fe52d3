import { Alert, Button, Modal, Progress, Select } from 'antd';
import { useRef, useState } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { FieldControl } from '#shell/form/FieldControl';
import { usePage } from '#shell/frame/page';
import { useFound } from '#shell/form/useFound';
import { useWords } from '#shell/words/say';
import { sendDocument, unpackArchive, type Stored } from '#product/files/web';
import { itemOfName } from '../../assign';
import { takesEnding, type FileFields } from '../../file';
import { evidenceEndings } from '../../uploads';
import { askedOfFile } from './file-controls';
import type { Item } from './filling';

/** What is said of many files at once. */
type Common = Pick<FileFields, 'issuer' | 'issuedOn' | 'deIdentified'>;
const unsaid: Common = { issuer: '', issuedOn: null, deIdentified: false };

interface Row {
  readonly key: string;
  readonly path: string;
  /** From 0 to 1 while it is on its way. */
  readonly share: number;
  readonly stored: (Stored & { readonly mime: string }) | null;
  readonly why: string;
  readonly code: string | null;
  /** Said of each by itself, where its item takes what ends. */
  readonly validUntil: string | null;
}

interface ManyFilesProps {
  readonly items: readonly Item[];
  readonly template: 1 | 2;
  /** Puts a file to an item; answers why it cannot be taken. */
  readonly onAdd: (
    code: string,
    stored: Stored,
    mime: string,
    said: Partial<FileFields>,
  ) => string | undefined;
  readonly onClose: () => void;
}

const common = askedOfFile.filter(({ field }) => field in unsaid);
const ending = askedOfFile.find(({ field }) => field === 'validUntil')!;

/** Many files or archives at once: assigned by their names, corrected in a table, and said of all what holds for all (domain §9.12). */
export const ManyFiles = ({ items, template, onAdd, onClose }: ManyFilesProps) => {
  const say = useWords();
  const found = useFound();
  const { tab } = usePage();
  const picker = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [said, setSaid] = useState<Common>(unsaid);
  const [busy, setBusy] = useState(false);
  const takers = items.filter(({ kind }) => kind === 'files');
  const change = (key: string, next: Partial<Row>): void =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const rowOf = (path: string): Row => {
    const code = itemOfName(path, template);
    return {
      key: crypto.randomUUID(),
      path,
      share: 0,
      stored: null,
      why: '',
      code: takers.some((item) => item.code === code) ? code : null,
      validUntil: null,
    };
  };
  const sendOne = async (row: Row, file: File): Promise<void> => {
    const stored = await sendDocument(file, {
      place: `${tab}#many`,
      onProgress: (share) => change(row.key, { share }),
    });
    if (!/\.zip$/i.test(file.name)) return change(row.key, { stored: { ...stored, mime: file.type } });
    const { files, refused } = await unpackArchive(stored.fileId);
    setRows((all) => [
      ...all.filter(({ key }) => key !== row.key),
      ...files.map((each) => ({ ...rowOf(each.path), stored: each })),
      ...refused.map(({ path, sentence }) => ({ ...rowOf(path), why: sentence })),
    ]);
  };
  const take = async (files: readonly File[]): Promise<void> => {
    const begun = files.map((file) => ({ file, row: rowOf(file.name) }));
    setRows((all) => [...all, ...begun.map(({ row }) => row)]);
    setBusy(true);
    for (const { file, row } of begun) {
      try {
        await sendOne(row, file);
      } catch (fault) {
        if (!isCallFailed(fault)) throw fault;
        change(row.key, { why: fault.message });
      }
    }
    setBusy(false);
  };
  const isEnding = ({ code }: Row): boolean =>
    takesEnding(takers.find((item) => item.code === code)?.documentTypes ?? []);
  const ready = rows.filter(({ stored, code, why }) => stored && code && !why);
  const add = (): void => {
    const refused = ready.flatMap((row) => {
      const own = { ...said, ...(isEnding(row) && { validUntil: row.validUntil }) };
      const why = onAdd(row.code!, row.stored!, row.stored!.mime, own);
      return why === undefined ? [] : [{ ...row, why }];
    });
    // What was not taken stays, each with its reason; where all is done the dialog has nothing left to say.
    const left = [...rows.filter((row) => !ready.includes(row)), ...refused];
    if (left.length === 0) return onClose();
    setRows(left);
  };
  return (
    <Modal
      open
      width={960}
      title={say('materialScreens.manyFiles')}
      okText={say('materialScreens.addMany', { count: ready.length })}
      cancelText={say('shell.close')}
      okButtonProps={{ disabled: busy || ready.length === 0 }}
      onOk={add}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className="many-files">
        <p className="faint">{say('materialScreens.manyFilesHint')}</p>
        <div>
          <Button loading={busy} onClick={() => picker.current?.click()}>
            {say('materialScreens.chooseMany')}
          </Button>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={evidenceEndings.map((ending) => `.${ending}`).join()}
            aria-label={say('materialScreens.chooseMany')}
            onChange={(event) => {
              void take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </div>
        {rows.length > 0 && (
          <fieldset className="many-files__common">
            <legend>{say('materialScreens.saidOfAll')}</legend>
            {common.map((asked) => {
              const field = asked.field as keyof Common;
              const control = (
                <FieldControl
                  field={asked}
                  path={[field]}
                  value={said[field]}
                  onChange={(value) => setSaid({ ...said, [field]: value ?? unsaid[field] })}
                />
              );
              // A tick has its sentence beside it.
              return field === 'deIdentified' ? (
                <div key={field}>{control}</div>
              ) : (
                <label key={field}>
                  <span>{say(asked.label)}</span>
                  {control}
                </label>
              );
            })}
          </fieldset>
        )}
        <ul className="many-files__rows">
          {rows.map((row) => (
            <li key={row.key}>
              <span className="many-files__name">{row.path}</span>
              {row.why ? (
                <Alert type="error" title={row.why} role="alert" />
              ) : row.stored ? (
                <Select
                  aria-label={say('materialScreens.itemOf', { name: row.path })}
                  value={row.code}
                  showSearch={found}
                  placeholder={say('materialScreens.chooseItem')}
                  status={row.code ? '' : 'warning'}
                  options={takers.map(({ code, title }) => ({ value: code, label: title }))}
                  onChange={(code: string) => change(row.key, { code })}
                />
              ) : (
                <Progress percent={Math.round(row.share * 100)} size="small" aria-label={row.path} />
              )}
              {row.stored && !row.why && isEnding(row) && (
                <label className="many-files__ending">
                  <span>{say(ending.label)}</span>
                  <FieldControl
                    field={ending}
                    path={[row.key]}
                    value={row.validUntil}
                    onChange={(day) => change(row.key, { validUntil: (day as string | null) ?? null })}
                  />
                </label>
              )}
              <Button
                size="small"
                aria-label={say('materialScreens.removeFile', { name: row.path })}
                onClick={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
              >
                {say('materialScreens.remove')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
};
