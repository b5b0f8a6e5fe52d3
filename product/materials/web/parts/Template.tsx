import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Skeleton } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod';
import { FormRenderer } from '../../../../shell/form/FormRenderer';
import type { Section } from '../../../../shell/form/types';
import { usePageTitle } from '../../../../shell/frame/page';
import { EmptyList } from '../../../../shell/list/EmptyList';
import { useConfirm } from '../../../../shell/parts/useConfirm';
import { useWords } from '../../../../shell/words/say';
import type { MaterialForStaff } from '../../material';
import type { MaterialTables } from '../../proposals';
import { materialsApi } from '../calls';
import { Checklist, type Item } from './Checklist';
import { EvidenceContext } from './evidence';
import { tableSections } from './tables';

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
  items: (values.items ?? []).map(({ code, notApplicableReason, files }) => ({
    code,
    notApplicableReason,
    files: files.map(({ fileId, documentType, title, issuer, issuedOn, deIdentified }) => ({
      fileId,
      documentType,
      title,
      issuer,
      issuedOn,
      deIdentified,
    })),
  })),
  ...(template === 1
    ? {
        workBreakdown: values.workBreakdown ?? [],
        indicators: values.indicators ?? [],
        innovationPoints: values.innovationPoints ?? [],
      }
    : { discoveryPoints: values.discoveryPoints ?? [] }),
});

/** The material of one application, to be filled in by its owner: the checklist of its category, and what it proposes. */
export const Template = ({ template }: { readonly template: 1 | 2 }) => {
  const say = useWords();
  const [asked] = useSearchParams();
  const id = asked.get('Id') ?? '';
  const found = useQuery({ ...materialsApi.byId.query({ id }), gcTime: 0 });
  const material = found.data?.audience === 'staff' ? found.data : undefined;
  usePageTitle(material?.achievementName);
  return (
    <div className="page__body">
      <h1>{material?.achievementName ?? say('materialScreens.fill')}</h1>
      {found.isError && <EmptyList narrowed={false} says="shell.notFoundTitle" />}
      {found.isPending && <Skeleton active paragraph={{ rows: 12 }} />}
      {material && <Filling key={material.id} material={material} template={template} />}
    </div>
  );
};

const Filling = ({ material, template }: { readonly material: Material; readonly template: 1 | 2 }) => {
  const say = useWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { message } = App.useApp();
  const version = useRef(material.rowVersion);
  useEffect(() => {
    version.current = Math.max(version.current, material.rowVersion);
  }, [material.rowVersion]);
  const evidence = useMemo(
    () =>
      material.items.flatMap(({ files }) =>
        files.map(({ id, title, name }) => ({ value: id, label: title || name })),
      ),
    [material.items],
  );
  const mayEdit = material.can.includes('save') || material.can.includes('submit');
  const sections = [checklistSection, ...(tableSections(template) as readonly Section<Values>[])];
  const save = async (values: Partial<Values>): Promise<void> => {
    const saved = await materialsApi.save({
      id: material.id,
      rowVersion: version.current,
      ...sent(values, template),
    } as never);
    version.current = saved.rowVersion;
    await cache.invalidateQueries({ queryKey: ['materials', 'byId'] });
  };
  const submit = async (): Promise<void> => {
    const { mutationFn, onSuccess } = materialsApi.submit.change(cache);
    await mutationFn({ id: material.id, rowVersion: version.current });
    await onSuccess();
    void message.success(say('materialScreens.submitted'));
    void navigate('/EvaluationManagement/submit');
  };
  return (
    <EvidenceContext.Provider value={evidence}>
      <FormRenderer<Values>
        sections={sections}
        initial={material as Values}
        readOnly={!mayEdit}
        onSave={save}
        onSubmit={async (values) => {
          await save(values);
          confirm({
            title: 'materialScreens.submitQuestion',
            values: { name: material.achievementName },
            okText: 'materialScreens.submit',
            run: submit,
          });
        }}
        submitLabel="materialScreens.submit"
      >
        {material.reason && <Alert type="warning" showIcon title={material.reason} />}
        {material.missing.length > 0 && (
          <Alert
            type="info"
            showIcon
            title={say('materialScreens.stillMissing')}
            description={
              <ul>
                {material.missing.map((gap) => (
                  <li key={`${gap.code} ${gap.message}`}>{gap.message}</li>
                ))}
              </ul>
            }
          />
        )}
        <Remarks items={material.items} />
      </FormRenderer>
    </EvidenceContext.Provider>
  );
};

/** What the assessor asked to be supplemented, item by item. */
const Remarks = ({ items }: { readonly items: readonly Item[] }) => {
  const say = useWords();
  const remarked = items.filter(({ comment, result }) => comment && result === 'toSupplement');
  if (remarked.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={say('materialScreens.comment')}
      description={
        <ul>
          {remarked.map(({ code, title, comment }) => (
            <li key={code}>
              <b>{title}</b> {comment}
            </li>
          ))}
        </ul>
      }
    />
  );
};
