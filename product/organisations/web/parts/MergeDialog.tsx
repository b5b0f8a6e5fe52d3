import { skipToken, useQuery } from '@tanstack/react-query';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { useDo } from '#shell/client/useDo';
import { SmallTable } from '#shell/parts/SmallTable';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import type { MergePreview } from '../../merging';
import { organisationsApi } from '../calls';
import { facts } from './facts';
import type { OrganisationRow } from './OrganisationDialog';
import './merge.css';
import { useFound } from '#shell/form/useFound';

type Preview = z.output<typeof MergePreview>;
/** What forbids it, what would be read elsewhere, and the two entries side by side. */
const PreviewFacts = ({ preview: { forbids, moves, differences } }: { readonly preview: Preview }) => {
  const say = useWords();
  return (
    <>
      {forbids.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={say('organisations.mergeForbidden')}
          description={
            <ul className="merge__reasons">
              {forbids.map(({ obstacle, reason }) => (
                <li key={obstacle}>{reason}</li>
              ))}
            </ul>
          }
        />
      )}
      <h3 className="merge__title">{say('organisations.mergeMoves')}</h3>
      <dl className="merge__moves">
        {moves.map(({ kind, count }) => (
          <div key={kind} className={count === 0 ? 'faint' : undefined}>
            <dt>{say(`organisations.moves.${kind}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <SmallTable
        head={['organisations.mergeField', 'organisations.mergeGoes', 'organisations.mergeStays']}
        rows={differences.map(({ field, from, into, differs }) => [
          say(facts[field].label!),
          differs && from ? <mark>{from}</mark> : from,
          into,
        ])}
      />
    </>
  );
};

/** Lets another organisation stand for an entry: chosen, looked at, then done. */
const MergeDialog = ({ row, onClose }: { readonly row: OrganisationRow; readonly onClose: () => void }) => {
  const say = useWords();
  const found = useFound();
  const perform = useDo();
  const [intoId, setIntoId] = useState<string>();
  const [busy, setBusy] = useState(false);
  const all = useQuery(organisationsApi.list.query({ pageSize: 10_000, state: 'open' }));
  const asked = organisationsApi.previewMerge.query({ id: row.id, intoId: intoId ?? row.id });
  const preview = useQuery({ ...asked, queryFn: intoId ? asked.queryFn! : skipToken });
  const merge = async (): Promise<void> => {
    if (!intoId) return;
    setBusy(true);
    const said = { id: row.id, intoId, rowVersion: row.rowVersion };
    const done = await perform(organisationsApi.merge, said, 'organisations.merged');
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      className="merge"
      width={720}
      title={say('organisations.mergeTitle', { name: row.organisationName })}
      okText={say('organisations.mergeDo')}
      cancelText={say('shell.cancel')}
      okButtonProps={{ danger: true, disabled: !intoId || !preview.data?.mayMerge }}
      confirmLoading={busy}
      onOk={() => void merge()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <label htmlFor="merge-into">{say('organisations.survivor')}</label>
      <Select
        id="merge-into"
        className="wide"
        {...awaitedOptions(all)}
        showSearch={found}
        options={(all.data?.rows ?? [])
          .filter(({ id }) => id !== row.id)
          .map(({ id, organisationNumber, organisationName }) => ({
            value: id,
            label: `${organisationNumber} ${organisationName}`,
          }))}
        onChange={(id: string) => setIntoId(id)}
      />
      <p className="faint">{say('organisations.survivorHint', { name: row.organisationName })}</p>
      {intoId && (preview.data ? <PreviewFacts preview={preview.data} /> : <PartAwaited of={preview} />)}
    </Modal>
  );
};
export default MergeDialog;
