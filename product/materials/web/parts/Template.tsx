import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { CallFailed, isCallFailed } from '#shell/client/failed';
import { FormRenderer } from '#shell/form/FormRenderer';
import type { Section } from '#shell/form/types';
import { usePageTitle } from '#shell/frame/page';
import { ChangedElsewhere, changedMeanwhile } from '#shell/parts/ChangedElsewhere';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import type { MaterialForStaff } from '../../material';
import type { MaterialTables } from '../../proposals';
import { materialsApi } from '../calls';
import { Checklist } from './Checklist';
import { FillingContext, headId, type Item, type MaterialFile } from './filling';
import { useWatchedScan, whenLookedThrough } from './useWatchedScan';
import { EvidenceContext } from './evidence';
import { askedOfFile } from './file-controls';
import { Gaps, Remarks, Warnings } from './Gaps';
import { PinsOf } from './pins/PinsOf';
import { tablePlaces, tableSections } from './tables';
import { message } from '#shell/parts/voices';
import { NoRecord } from '#shell/pages/NoRecord';

type Material = z.output<typeof MaterialForStaff>;
type Values = MaterialTables & { readonly items?: readonly Item[] };

const checklistSection: Section<Values> = {
  key: 'checklist',
  title: 'materialScreens.checklist',
  fields: [
    { field: 'items', label: 'materialScreens.checklist', control: 'own', draw: Checklist, wide: true },
  ],
};

/** What the call takes of the form: files without what only the server knows, tables as they stand. */
const sent = (values: Partial<Values>, template: 1 | 2) => ({
  items: (values.items ?? []).map(({ code, notApplicableReason, mayNotApply, files }) => ({
    code,
    notApplicableReason: mayNotApply ? notApplicableReason : null,
    files: files.map((file) => ({
      fileId: file.fileId,
      ...Object.fromEntries(askedOfFile.map(({ field }) => [field, file[field]])),
    })),
  })),
  ...Object.fromEntries(
    tableSections(template).flatMap(({ fields }) => fields.map(({ field }) => [field, values[field] ?? []])),
  ),
});

/** Milliseconds from a change to its save: what is typed here is long, and a reload must not cost it. */
const saveEvery = 3_000;

/** A refusal about a file stands above the form: the checklist is one control and has no places of its own. */
const aboveTheForm = (fault: CallFailed): CallFailed =>
  new CallFailed(
    fault.code,
    fault.message,
    (fault.defects.length > 0 ? fault.defects : [{ path: [], message: fault.message }]).map((defect) =>
      defect.path[0] === 'items' || defect.path.length === 0
        ? { ...defect, path: ['checklist', ...defect.path.slice(1)] }
        : defect,
    ),
    fault.result,
    fault.requestId,
  );

/** The material of one application, to be filled in by its owner: the checklist of its category, and what it proposes. */
export const Template = ({ id, template }: { readonly id: string; readonly template: 1 | 2 }) => {
  const say = useWords();
  const found = useQuery(materialsApi.byId.query({ id }));
  // A form begins with what the server has now, never with what another page was shown before.
  const current = found.isFetchedAfterMount ? found.data : undefined;
  const material = current?.audience === 'staff' ? current : undefined;
  const [again, setAgain] = useState(0);
  usePageTitle(material?.achievementName);
  if (found.isError && !found.data) return <NoRecord of={found} />;
  return (
    <div className="page__body">
      <h1>{material?.achievementName ?? say('materialScreens.fill')}</h1>
      {!found.isFetchedAfterMount && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
      {material && (
        <Filling
          key={`${material.id} ${again}`}
          material={material}
          template={template}
          onStartOver={() => setAgain(again + 1)}
        />
      )}
    </div>
  );
};

interface FillingProps {
  readonly material: Material;
  readonly template: 1 | 2;
  /** Draws the form again from what the server holds. */
  readonly onStartOver: () => void;
}

const Filling = ({ material, template, onStartOver }: FillingProps) => {
  const say = useWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [conflict, setConflict] = useState(false);
  const version = useRef(material.rowVersion);
  useEffect(() => {
    if (!conflict) version.current = Math.max(version.current, material.rowVersion);
  }, [conflict, material.rowVersion]);
  useWatchedScan(material);
  const evidence = useMemo(
    () =>
      material.items.flatMap(({ files }) =>
        files.map(({ id, title, name }) => ({ value: id, label: title || name })),
      ),
    [material.items],
  );
  const first = material.items.find((item) => item.required && item.kind === 'files')?.code;
  const [open, setOpen] = useState<readonly string[]>(first ? [first] : []);
  const [shown, setShown] = useState<string>();
  const page = useRef<HTMLDivElement>(null);
  const mayEdit = material.can.includes('save') || material.can.includes('submit');
  const sections = [checklistSection, ...(tableSections(template) as readonly Section<Values>[])];
  const goTo = (code: string): void => {
    const item = material.items.find((each) => each.code === code);
    const inTable = item && item.kind !== 'files' && tablePlaces[item.kind];
    setShown(code);
    if (!inTable) setOpen([code]);
    // The panel is laid out first, or the place would move away again.
    requestAnimationFrame(() => {
      const form = page.current?.closest('form');
      const place = form?.querySelector<HTMLElement>(
        inTable ? `[data-section="${inTable}"]` : `[id="${headId(code)}"]`,
      );
      place?.scrollIntoView({ block: 'start' });
      const target = inTable
        ? place?.querySelector<HTMLElement>('input, textarea, button')
        : place?.closest<HTMLElement>('.ant-collapse-header');
      target?.focus({ preventScroll: true });
    });
  };
  const keep = async (values: Partial<Values>): Promise<void> => {
    try {
      const saved = await materialsApi.save({
        id: material.id,
        rowVersion: version.current,
        ...sent(values, template),
      } as never);
      version.current = saved.rowVersion;
      setConflict(false);
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      if (fault.code === changedMeanwhile) setConflict(true);
      throw aboveTheForm(fault);
    }
    await cache.invalidateQueries({ queryKey: ['materials', 'byId'] });
  };
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves in turn: the clock's save and the person's never carry the same version. */
  const save = (values: Partial<Values>): Promise<void> => {
    const turn = queue.current.then(() => keep(values));
    queue.current = turn.catch(() => undefined);
    return turn;
  };
  const stored = () => cache.fetchQuery({ ...materialsApi.byId.query({ id: material.id }), staleTime: 0 });
  const keepMine = async (): Promise<void> => {
    version.current = (await stored().then((now) => now.audience === 'staff' && now.rowVersion)) || 0;
    setConflict(false);
  };
  const takeTheirs = async (): Promise<void> => {
    await stored();
    onStartOver();
  };
  const asStored = (code: string, fileId: string): MaterialFile | undefined =>
    material.items.find((item) => item.code === code)?.files.find((file) => file.fileId === fileId);
  const confirmDeIdentified = (code: string, file: MaterialFile): void =>
    confirm({
      title: 'materialScreens.confirmDeIdentifiedQuestion',
      values: { name: file.title || file.name },
      okText: 'materialScreens.confirmDeIdentified',
      run: async () => {
        // In turn with the saves of the form, which carry the same version.
        const turn = queue.current.then(() =>
          materialsApi.confirmDeIdentified.change(cache).mutationFn({
            id: material.id,
            rowVersion: version.current,
            fileIds: [asStored(code, file.fileId)!.id],
          }),
        );
        queue.current = turn.catch(() => undefined);
        version.current = (await turn).rowVersion;
        await cache.invalidateQueries({ queryKey: ['materials', 'byId'] });
        message.success(say('materialScreens.deIdentificationDone'));
      },
    });
  const submit = async (): Promise<void> => {
    const { mutationFn, onSuccess } = materialsApi.submit.change(cache);
    await mutationFn({ id: material.id, rowVersion: version.current });
    await onSuccess();
    message.success(say('materialScreens.submitted'));
    void navigate('/EvaluationManagement/submit');
  };
  return (
    <EvidenceContext.Provider value={evidence}>
      <PinsOf material={material}>
        <FillingContext.Provider
          value={{
            ...{ materialId: material.id, template, gaps: material.missing, open, setOpen, shown, goTo },
            patientDataOf: (code, fileId) => asStored(code, fileId)?.patientData,
            confirmDeIdentified: material.can.includes('submit') ? confirmDeIdentified : undefined,
          }}
        >
          <FormRenderer<Values>
            sections={sections}
            initial={material as Values}
            readOnly={!mayEdit}
            onSave={save}
            storedAs={`material/${material.id}`}
            saveEvery={saveEvery}
            onSubmit={async (values) => {
              await save(values);
              const now = await whenLookedThrough(stored);
              const gap = now.audience === 'staff' ? now.missing[0] : undefined;
              if (gap) {
                message.warning(gap.message);
                goTo(gap.code);
                return;
              }
              const warnings = now.audience === 'staff' ? now.warnings : [];
              confirm({
                title:
                  warnings.length > 0
                    ? 'materialScreens.submitWarnedQuestion'
                    : 'materialScreens.submitQuestion',
                values: {
                  name: material.achievementName,
                  count: warnings.length,
                  warnings: warnings.map(({ message: said }) => said).join(say('shell.listMark')),
                },
                okText: 'materialScreens.submit',
                run: submit,
              });
            }}
            submitLabel="materialScreens.submit"
          >
            <div ref={page} hidden />
            {conflict && (
              <ChangedElsewhere onKeepMine={() => void keepMine()} onTakeTheirs={() => void takeTheirs()} />
            )}
            {material.reason && <Alert type="warning" showIcon title={material.reason} />}
            <Remarks items={material.items} onGo={goTo} />
            <Warnings warnings={material.warnings} onGo={goTo} />
            {mayEdit && <Gaps gaps={material.missing} onGo={goTo} />}
          </FormRenderer>
        </FillingContext.Provider>
      </PinsOf>
    </EvidenceContext.Provider>
  );
};
