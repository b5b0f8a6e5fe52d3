import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Radio, Tag } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { useDo } from '#shell/client/useDo';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useUnsaved } from '#shell/frame/page';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { kindCodes } from '#product/opinions/codes';
import type { PanelNeeds } from '../../panel';
import { ruleStates } from '#product/opinions/checklist';
import { panelsApi } from '../calls';
import { Against, Candidates } from './Candidates';
import { Rules } from './Rules';
import { chosenOf, contextOf, memberOf, seatedOf, type Candidate, type Chosen, type Member } from './seats';
import './panels.css';
import { atMost } from '#shell/form/length';
import { message } from '#shell/parts/voices';

/** The agency chooses a panel: who could sit on it, what speaks against each, for what and who leads (domain §6.5). */
const PanelForm = ({ reportId }: { readonly reportId: string }) => {
  const needs = useQuery(panelsApi.needs.query({ reportId }));
  const round = useQuery(panelsApi.round.query({ reportId }));
  if (!needs.data || !round.data) return <PartAwaited of={needs.data ? round : needs} />;
  const members = round.data.filter((each): each is Member => each.audience === 'agency');
  // Where a panel has been drawn meanwhile, it is chosen from anew.
  const isSeated = members.some(({ number }) => number > 0);
  return <Choosing key={String(isSeated)} reportId={reportId} needs={needs.data} members={members} />;
};

interface ChoosingProps {
  readonly reportId: string;
  readonly needs: z.output<typeof PanelNeeds>;
  readonly members: readonly Member[];
}

/** Who would be invited, for what, and who leads: the same text for the same panel. */
const stateOf = (seats: ReadonlyMap<string, Chosen>, leader: string): string =>
  JSON.stringify([
    [...seats.values()].map(({ id, kind, reason, loadReason }) => [id, kind, reason, loadReason]).toSorted(),
    leader,
  ]);

const Choosing = ({ reportId, needs, members }: ChoosingProps) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const [seats, setSeats] = useState<ReadonlyMap<string, Chosen>>(
    () => new Map(seatedOf(members).map((seat) => [seat.id, seat])),
  );
  const [leader, setLeader] = useState(
    () => members.find(({ isLeader, number }) => isLeader && number > 0)?.expertId ?? '',
  );
  const [handReason, setHandReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [invited, setInvited] = useState(() => stateOf(seats, leader));
  const isChanged = stateOf(seats, leader) !== invited;
  useUnsaved(isChanged);
  const accepted = new Set(seatedOf(members).flatMap(({ id, stays }) => (stays ? [id] : [])));
  const change = (id: string, seat: Chosen | undefined): void => {
    const next = new Map(seats);
    if (seat) next.set(id, seat);
    else next.delete(id);
    setSeats(next);
    if (!seat && leader === id) setLeader('');
  };
  const panel = [...seats.values()].map((seat) => memberOf(seat, seat.id === leader));
  const context = contextOf(needs);
  const invite = (): void => {
    const [broken] = ruleStates(panel, context).flatMap((state) => state.broken);
    const silent = [...seats.values()].find(({ needsReason, reason }) => needsReason && !reason.trim());
    if (broken) return message.error(say(`panelRules.${broken.word}`, broken.values));
    if (silent) return message.error(say('panelScreens.explain', { name: silent.name }));
    const loaded = [...seats.values()].find(({ loadReason }) => loadReason !== null && !loadReason.trim());
    if (loaded) return message.error(say('panelDraw.explainLoad', { name: loaded.name }));
    if (!handReason.trim())
      return message.error(say('shell.pleaseEnter', { label: say('panelDraw.handReason') }));
    const chosen = [...seats.values()].map(({ id, kind, reason, loadReason }) => ({
      expertId: id,
      kind,
      isLeader: id === leader,
      ...(reason.trim() && { reason: reason.trim() }),
      ...(loadReason?.trim() && { loadReason: loadReason.trim() }),
    }));
    const asked = new Set(
      members.flatMap(({ expertId, invitation }) =>
        invitation === 'invited' || invitation === 'accepted' ? [expertId] : [],
      ),
    );
    const fresh = chosen.filter(({ expertId }) => !asked.has(expertId)).length;
    confirm({
      title: fresh > 0 ? 'panelScreens.inviteQuestion' : 'panelScreens.changePanelQuestion',
      values: { number: fresh, day: needs.replyBy },
      okText: 'panelScreens.setPanel',
      run: async () => {
        setBusy(true);
        const done = await perform(
          panelsApi.setPanel,
          { id: reportId, members: chosen, reason: handReason.trim() },
          'panelScreens.panelSet',
        );
        setBusy(false);
        if (done) setInvited(stateOf(seats, leader));
        return done;
      },
    });
  };
  return (
    <section aria-label={say('panelScreens.formPanel')} className="panel-form">
      <aside className="panel-form__chosen">
        <h3>{say('panelDraw.byHand')}</h3>
        <p className="faint">{say('panelScreens.chosen', { count: seats.size })}</p>
        <p>
          {[...seats.values()].map((seat) => (
            <Tag
              key={seat.id}
              closable={!accepted.has(seat.id) && { 'aria-label': `${say('shell.remove')} ${seat.name}` }}
              onClose={(event) => {
                event.preventDefault();
                change(seat.id, undefined);
              }}
            >
              {seat.name}
              {seat.id === leader && ` · ${say('panelScreens.leader')}`}
            </Tag>
          ))}
        </p>
        <Rules panel={panel} context={context} />
        <Input.TextArea
          aria-label={say('panelDraw.handReason')}
          placeholder={say('panelDraw.handReason')}
          {...atMost(500)}
          autoSize={{ minRows: 2, maxRows: 5 }}
          value={handReason}
          onChange={(event) => setHandReason(event.target.value)}
        />
        <Button disabled={seats.size === 0 || !isChanged} loading={busy} onClick={invite}>
          {say('panelScreens.setPanel')}
        </Button>
      </aside>
      <div>
        <Candidates
          reportId={reportId}
          draw={(candidate) => (
            <CandidateRow
              key={candidate.id}
              candidate={candidate}
              seat={seats.get(candidate.id)}
              isLeader={leader === candidate.id}
              stays={accepted.has(candidate.id)}
              onSeat={(seat) => change(candidate.id, seat)}
              onLead={() => setLeader(candidate.id)}
            />
          )}
        />
      </div>
    </section>
  );
};

interface RowProps {
  readonly candidate: Candidate;
  readonly seat: Chosen | undefined;
  readonly isLeader: boolean;
  readonly stays: boolean;
  readonly onSeat: (seat: Chosen | undefined) => void;
  readonly onLead: () => void;
}

/** One expert who might sit: for what, whether they lead, and what speaks against them. */
const CandidateRow = ({ candidate, seat, isLeader, stays, onSeat, onLead }: RowProps) => {
  const say = useWords();
  const { trueName, soft, hard, isBlocked } = candidate;
  return (
    <div className="panel-member">
      <div className="panel-member__line">
        <Checkbox
          checked={seat !== undefined}
          disabled={stays || ((hard.length > 0 || isBlocked) && !seat)}
          onChange={(event) => onSeat(event.target.checked ? chosenOf(candidate) : undefined)}
        >
          <b>{trueName}</b>
        </Checkbox>
        <DictionaryTag dictionary="professionalTitle" code={candidate.professionalTitle} />
        <span className="faint">{candidate.organisationName}</span>
        {candidate.openPanels > 0 && (
          <span className="faint">{say('panelDraw.openPanels', { count: candidate.openPanels })}</span>
        )}
        {candidate.isOverLoad && <Tag color="orange">{say('panelDraw.why.load')}</Tag>}
        {candidate.isLinked && <Tag>{say('panelDraw.linked')}</Tag>}
        {seat && (
          <>
            <DictionaryTag dictionary="expertKind" code={kindCodes[seat.kind]} />
            <Radio checked={isLeader} onChange={onLead}>
              {say('panelScreens.leader')}
            </Radio>
          </>
        )}
      </div>
      {candidate.researchField && <p className="faint panel-member__field">{candidate.researchField}</p>}
      {stays && <p className="faint">{say('panelScreens.acceptedStays')}</p>}
      <Against candidate={candidate} />
      {seat && !stays && soft.length > 0 && (
        <Input
          aria-label={`${trueName} ${say('panelScreens.conflictReason')}`}
          placeholder={say('panelScreens.conflictReason')}
          {...atMost(500)}
          value={seat.reason}
          onChange={(event) => onSeat({ ...seat, needsReason: true, reason: event.target.value })}
        />
      )}
      {seat && !stays && seat.loadReason !== null && (
        <Input
          aria-label={`${trueName} ${say('panelDraw.loadReason')}`}
          placeholder={say('panelDraw.loadReason')}
          {...atMost(500)}
          value={seat.loadReason}
          onChange={(event) => onSeat({ ...seat, loadReason: event.target.value })}
        />
      )}
    </div>
  );
};
export default PanelForm;
