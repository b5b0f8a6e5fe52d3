import { Button, Collapse, Form, Progress } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState, type DragEvent } from 'react';
import { blank } from '#contract/facts';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useBlock } from '#shell/form/blocks';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import type { FileFields } from '../../file';
import { citedIn, withoutCitations, type MaterialTables } from '../../proposals';
import { lackingIn, useFilling, type Item, type MaterialFile } from './filling';
import { fileFacts } from './facts';
import { InTable, ItemHead } from './ItemHead';
import { ItemFiles } from './ItemFiles';
import { useUploads } from './useUploads';
import './materials.css';
import { useConfirm } from '#shell/parts/useConfirm';
import { message } from '#shell/parts/voices';
import type { Stored } from '#product/files/web';
import type { Removed } from './removed';

/** The tables of one record that another one has. */
const pick = (tables: MaterialTables, like: MaterialTables): MaterialTables =>
  Object.fromEntries(Object.keys(like).map((name) => [name, tables[name as keyof MaterialTables]]));

/** Comes when many are to be added. */
const ManyFiles = lazy(async () => ({ default: (await import('./ManyFiles')).ManyFiles }));

const most = 60;
const unsaid = blank(fileFacts) as FileFields;
const none: readonly Item[] = [];

const itemUnder = (event: DragEvent): string | undefined =>
  (event.target as Element).closest('.ant-collapse-item')?.querySelector<HTMLElement>('[data-item]')?.dataset
    .item;

/** The material's checklist as one control of its form: every item with its files. */
export const Checklist = ({ value, onChange, disabled = false }: ControlProps) => {
  const say = useWords();
  const confirm = useConfirm();
  const form = Form.useFormInstance<MaterialTables>();
  const { gaps, open, setOpen, goTo, shown, template } = useFilling();
  const [over, setOver] = useState<string>();
  const items = (value as readonly Item[] | null) ?? none;
  // Files arrive between two drawings: each is added to what is there at that moment.
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const change = (code: string, next: (item: Item) => Item): void => {
    latest.current = latest.current.map((item) => (item.code === code ? next(item) : item));
    onChange?.(latest.current);
  };
  const offered = new Set(
    useOptions('documentType').flatMap(({ value: type, disabled: closed }) => (closed ? [] : [type])),
  );
  const put = (
    code: string,
    stored: Stored,
    mime: string,
    said: Partial<FileFields> = {},
  ): string | undefined => {
    const item = latest.current.find((each) => each.code === code);
    const same = item?.files.find(({ sha256 }) => sha256 === stored.sha256);
    if (same)
      return say(
        same.name === stored.name ? 'materialScreens.hereAlready' : 'materialScreens.hereUnderName',
        {
          name: same.name,
          sent: stored.name,
        },
      );
    if ((item?.files.length ?? 0) >= (item?.maximum ?? most))
      return say('materialScreens.atMost', { count: item?.maximum ?? most });
    change(code, (each) => ({
      ...each,
      files: [
        ...each.files,
        {
          id: stored.fileId,
          fileId: stored.fileId,
          name: stored.name,
          sha256: stored.sha256,
          size: stored.size,
          mime,
          scanState: stored.scanState as MaterialFile['scanState'],
          patientData: null,
          ...unsaid,
          documentType: each.documentTypes.find((type) => offered.has(type)) ?? null,
          title: stored.name.replace(/\.[^.]+$/, '').slice(0, 200),
          ...said,
        },
      ],
    }));
    return undefined;
  };
  const { uploads, send, dismiss } = useUploads(put);
  const [many, setMany] = useState(false);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const forgetRemoved = ({ fileId }: MaterialFile): void =>
    setRemoved((all) => all.filter((each) => each.file.fileId !== fileId));
  const remove = (code: string, file: MaterialFile): void => {
    const at = latest.current.find((item) => item.code === code)?.files.indexOf(file) ?? 0;
    const tables = form.getFieldsValue(true) as MaterialTables;
    const isCited = citedIn(tables).includes(file.id);
    change(code, (item) => ({ ...item, files: item.files.filter(({ fileId }) => fileId !== file.fileId) }));
    const bare = withoutCitations(tables, (id) => id === file.id);
    setRemoved((all) => [...all, { code, file, at, ...(isCited && { tables: pick(tables, bare), bare }) }]);
    if (!isCited) return;
    form.setFieldsValue(bare as never);
    message.info(say('materialScreens.citationsGone', { name: file.title || file.name }));
  };
  /** Where nothing was written in the tables since, the citations come back as well. */
  const putBack = ({ code, file, at, tables, bare }: Removed): void => {
    change(code, (item) => ({ ...item, files: item.files.toSpliced(at, 0, file) }));
    const now = form.getFieldsValue(true) as MaterialTables;
    if (tables && bare && JSON.stringify(pick(now, bare)) === JSON.stringify(bare))
      form.setFieldsValue(tables as never);
    forgetRemoved(file);
  };
  const refused = uploads.filter((upload) => upload.refused !== null).map(({ name }) => name);
  useBlock(
    refused.length > 0
      ? say('shell.filesRefused', { names: refused.join(say('shell.listMark')) })
      : uploads.length > 0
        ? say('shell.filesSending')
        : null,
  );
  const take = (code: string, files: readonly File[]): void => {
    if (files.length === 0) return;
    if (!open.includes(code)) setOpen([...open, code]);
    send(code, files);
  };
  const takesFiles = (code: string | undefined): code is string =>
    !disabled && items.some((item) => item.code === code && item.kind === 'files');
  const drop = (event: DragEvent): void => {
    // Beside an item too: a dropped file must never replace the page.
    event.preventDefault();
    setOver(undefined);
    const code = itemUnder(event);
    if (takesFiles(code)) take(code, [...event.dataTransfer.files]);
  };
  const required = items.filter((item) => item.required);
  const lacking = lackingIn(gaps);
  const done = required.filter(({ code }) => !lacking.includes(code)).length;
  return (
    <div
      className="checklist"
      onDragOver={(event) => {
        event.preventDefault();
        const code = itemUnder(event);
        setOver(takesFiles(code) ? code : undefined);
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={drop}
    >
      <div className="checklist__bar">
        <span>{say('materialScreens.progress', { done, all: required.length })}</span>
        <Progress
          percent={required.length === 0 ? 100 : Math.round((done / required.length) * 100)}
          size="small"
          showInfo={false}
          aria-label={say('materialScreens.checklist')}
        />
        <span className="checklist__ways">
          {!disabled && (
            <Button size="small" onClick={() => setMany(true)}>
              {say('materialScreens.manyFiles')}
            </Button>
          )}
          {!disabled && lacking.length > 0 && (
            <Button size="small" onClick={() => goTo(nextOf(lacking, shown))}>
              {say('materialScreens.nextMissing')}
            </Button>
          )}
        </span>
      </div>
      {items.some(({ files }) => files.some(({ scanState }) => scanState === 'notScanned')) && (
        <p className="faint">{say('materialScreens.noScanner')}</p>
      )}
      <Collapse
        activeKey={[...open]}
        onChange={(keys) => setOpen(keys as unknown as readonly string[])}
        items={items.map((item) => ({
          key: item.code,
          className: item.code === over ? 'checklist__over' : '',
          label: <ItemHead item={item} />,
          children:
            item.kind === 'files' ? (
              <ItemFiles
                item={item}
                disabled={disabled}
                uploads={uploads.filter(({ code }) => code === item.code)}
                removed={removed.filter(({ code }) => code === item.code)}
                onPutBack={putBack}
                onForget={({ file }) => forgetRemoved(file)}
                onFiles={(files) => take(item.code, files)}
                onDismiss={dismiss}
                onChange={(next) => change(item.code, () => next)}
                onFiled={(file) => {
                  const why = put(item.code, { ...file, homeUrl: '', filePartPath: '' }, file.mime, {
                    issuer: file.issuer,
                    issuedOn: file.issuedOn,
                  });
                  if (why) message.info(why);
                }}
                onRemove={(file) =>
                  confirm({
                    title: 'materialScreens.removeQuestion',
                    values: { name: file.title || file.name, item: item.title },
                    okText: 'materialScreens.remove',
                    danger: true,
                    run: async () => remove(item.code, file),
                  })
                }
              />
            ) : (
              <InTable item={item} disabled={disabled} onChange={(next) => change(item.code, () => next)} />
            ),
        }))}
      />
      {many && (
        <Suspense>
          <ManyFiles items={items} template={template} onAdd={put} onClose={() => setMany(false)} />
        </Suspense>
      )}
    </div>
  );
};

/** The first lacking item after the one shown last; from the end it begins again. */
const nextOf = (lacking: readonly string[], shown: string | undefined): string =>
  lacking[(lacking.indexOf(shown ?? '') + 1) % lacking.length]!;
