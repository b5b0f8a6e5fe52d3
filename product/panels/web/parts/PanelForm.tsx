import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Radio, Select, Tag } from 'antd';
import { useState } from 'react';
import { useDo } from '../../../../shell/client/useDo';
import { DictionaryTag } from '../../../../shell/dictionary/useDictionary';
import { useWords } from '../../../../shell/words/say';
import type { SeatKind } from '../../codes';
import { panelsApi } from '../calls';
import { useNames } from './useNames';
import './panels.css';

interface Seat {
  readonly kind: SeatKind;
  readonly reason: string;
}

/** The agency chooses a panel: who could sit on it, what speaks against each, for what and who leads (domain §6.5). */
export const PanelForm = ({ reportId }: { readonly reportId: string }) => {
  const say = useWords();
  const perform = useDo();
  const names = useNames();
  const candidates = useQuery(panelsApi.candidates.query({ reportId, pageSize: 100 }));
  const [seats, setSeats] = useState<ReadonlyMap<string, Seat>>(new Map());
  const [leader, setLeader] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (id: string, seat: Seat | undefined): void => {
    const next = new Map(seats);
    if (seat) next.set(id, seat);
    else next.delete(id);
    setSeats(next);
  };
  const invite = async (): Promise<void> => {
    setBusy(true);
    const members = [...seats].map(([expertId, { kind, reason }]) => ({
      expertId,
      kind,
      isLeader: expertId === leader,
      ...(reason && { reason }),
    }));
    await perform(panelsApi.setPanel, { id: reportId, members }, 'panelScreens.panelSet');
    setBusy(false);
  };
  return (
    <section aria-label={say('panelScreens.formPanel')}>
      <p className="faint">{say('panelScreens.chosen', { count: seats.size })}</p>
      {(candidates.data?.rows ?? []).map((candidate) => {
        const seat = seats.get(candidate.id);
        const hard = candidate.hard.length > 0;
        return (
          <div key={candidate.id} className="panel-member">
            <div className="panel-member__line">
              <Checkbox
                checked={seat !== undefined}
                disabled={hard}
                onChange={(event) =>
                  change(
                    candidate.id,
                    event.target.checked ? { kind: candidate.kind ?? 'technical', reason: '' } : undefined,
                  )
                }
              >
                <b>{candidate.trueName}</b>
              </Checkbox>
              <DictionaryTag dictionary="professionalTitle" code={candidate.professionalTitle} />
              <span className="faint">{candidate.organisationName}</span>
              {seat && (
                <>
                  <Select
                    aria-label={`${candidate.trueName} ${say('panelScreens.kind')}`}
                    value={seat.kind}
                    options={names.kind}
                    onChange={(kind: string) => change(candidate.id, { ...seat, kind: kind as SeatKind })}
                  />
                  <Radio checked={leader === candidate.id} onChange={() => setLeader(candidate.id)}>
                    {say('panelScreens.leader')}
                  </Radio>
                </>
              )}
            </div>
            {[...candidate.hard, ...candidate.soft].map((hit) => (
              <Tag
                key={hit.says}
                color={candidate.hard.includes(hit) ? 'red' : 'orange'}
                style={{ whiteSpace: 'normal' }}
              >
                {hit.says}
              </Tag>
            ))}
            {seat && candidate.soft.length > 0 && (
              <Input
                aria-label={`${candidate.trueName} ${say('panelScreens.conflictReason')}`}
                placeholder={say('panelScreens.conflictReason')}
                maxLength={500}
                value={seat.reason}
                onChange={(event) => change(candidate.id, { ...seat, reason: event.target.value })}
              />
            )}
          </div>
        );
      })}
      <p>
        <Button type="primary" disabled={seats.size === 0} loading={busy} onClick={() => void invite()}>
          {say('panelScreens.setPanel')}
        </Button>
      </p>
    </section>
  );
};
