import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select, Steps, Tag } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { dayOf } from '#contract/calendar';
import { handOver } from '#shell/client/hand-over';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useDo } from '#shell/client/useDo';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { atMost } from '#shell/form/length';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { kindCodes } from '#product/opinions/codes';
import type { PanelDraw } from '../../draw';
import { panelsApi } from '../calls';
import { commitmentOf, newSecret } from './secret';

type Draw = z.output<typeof PanelDraw>;

/** While a checkpoint is awaited, in milliseconds. */
const askAgain = 10_000;

/** Secrets made in this window, by commitment: nothing is written down but the file that is handed over. */
const made = new Map<string, string>();

/** How a panel comes to be by lot: candidates, commitment, checkpoint, draw and record (domain §9.6). */
const DrawPanel = ({ reportId }: { readonly reportId: string }) => {
  const say = useWords();
  const draw = useQuery({
    ...panelsApi.draw.query({ reportId }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askAgain : false),
  });
  if (!draw.data) return <PartAwaited of={draw} rows={3} />;
  const { data } = draw;
  const isBegun = data.state !== 'none';
  if (!isBegun && data.can.length === 0 && data.byHand.length === 0 && data.candidates.length === 0)
    return null;
  return (
    <section aria-label={say('panelDraw.title')} className="panel-draw">
      <h3>{say('panelDraw.title')}</h3>
      <p className="faint">{say('panelDraw.about')}</p>
      {isBegun && (
        <Steps
          size="small"
          current={{ waiting: 1, ready: 2, drawn: 3, none: 0 }[data.state]}
          items={(['fixed', 'checkpoint', 'drawn'] as const).map((step) => ({
            title: say(`panelDraw.step.${step}`),
          }))}
        />
      )}
      <Strata draw={data} />
      {data.state === 'none' && <Commit reportId={reportId} draw={data} />}
      {isBegun && data.state !== 'drawn' && (
        <p className="panel-draw__hash">
          {say('panelDraw.commitment')}: <code>{data.commitment}</code>
        </p>
      )}
      {data.state === 'waiting' && <p role="status">{say('panelDraw.waiting')}</p>}
      {data.can.includes('reveal') && <Reveal reportId={reportId} draw={data} />}
      {data.state === 'drawn' && <Drawn reportId={reportId} draw={data} />}
      {data.can.includes('redraw') && <Redraw reportId={reportId} />}
      {data.byHand.map(({ reason, chosenBy, at }) => (
        <p key={at}>{say('panelDraw.handChosen', { day: dayOf(new Date(at)), name: chosenBy, reason })}</p>
      ))}
    </section>
  );
};

interface PartProps {
  readonly reportId: string;
  readonly draw: Draw;
}

/** The candidates of each stratum, and why the others are none. */
const Strata = ({ draw: { candidates, excluded } }: Pick<PartProps, 'draw'>) => {
  const say = useWords();
  const sum = (all: readonly { readonly count: number }[]) => all.reduce((so, { count }) => so + count, 0);
  if (candidates.length + excluded.length === 0) return null;
  return (
    <dl className="panel-draw__strata">
      <dt>{say('panelDraw.candidates', { count: sum(candidates) })}</dt>
      <dd>
        {candidates.map(({ of, count }) => (
          <span key={of}>
            <DictionaryTag dictionary="expertKind" code={kindCodes[of]} /> {count}
          </span>
        ))}
      </dd>
      {excluded.length > 0 && (
        <>
          <dt>{say('panelDraw.excluded', { count: sum(excluded) })}</dt>
          <dd>
            {excluded.map(({ of, count }) => (
              <Tag key={of}>
                {say(`panelDraw.why.${of}`)} {count}
              </Tag>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
};

const Commit = ({ reportId, draw: { sizes, can } }: PartProps) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const [size, setSize] = useState(sizes[0] ?? 0);
  if (!can.includes('commit')) return sizes.length === 0 ? <p>{say('panelDraw.noSize')}</p> : null;
  const commit = () =>
    confirm({
      title: 'panelDraw.commitQuestion',
      values: { size },
      okText: 'panelDraw.commit',
      run: async () => {
        const secret = newSecret();
        const commitment = await commitmentOf(secret);
        // The file first: a commitment whose secret is lost can never be drawn.
        handOver(new File([secret], `secret-${commitment.slice(0, 8)}.txt`, { type: 'text/plain' }));
        made.set(commitment, secret);
        return perform(panelsApi.commitDraw, { id: reportId, size, commitment }, 'panelDraw.committed');
      },
    });
  return (
    <div className="panel-draw__line">
      <Select
        aria-label={say('panelDraw.size')}
        value={size}
        options={sizes.map((each) => ({ value: each, label: `${say('panelDraw.size')} · ${each}` }))}
        onChange={setSize}
      />
      <Button type="primary" onClick={commit}>
        {say('panelDraw.commit')}
      </Button>
    </div>
  );
};

const Reveal = ({ reportId, draw: { commitment, attempt } }: PartProps) => {
  const say = useWords();
  const perform = useDo();
  const [secret, setSecret] = useState(made.get(commitment) ?? '');
  const [busy, setBusy] = useState(false);
  const isShown = attempt > 1;
  const reveal = async (): Promise<void> => {
    setBusy(true);
    await perform(
      panelsApi.revealDraw,
      { id: reportId, ...(!isShown && { secret: secret.trim() }) },
      'panelDraw.drawn',
    );
    setBusy(false);
  };
  return (
    <div className="panel-draw__line">
      {!isShown && (
        <Input
          aria-label={say('panelDraw.secret')}
          placeholder={say('panelDraw.secretHint')}
          maxLength={64}
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
      )}
      <Button
        type="primary"
        loading={busy}
        disabled={!isShown && !/^[0-9a-f]{64}$/.test(secret.trim())}
        onClick={() => void reveal()}
      >
        {say('panelDraw.draw')}
      </Button>
    </div>
  );
};

const Drawn = ({
  reportId,
  draw: { attempt, size, reservesLeft, replacements, redrawReason },
}: PartProps) => {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const { record } = await panelsApi.drawRecord({ reportId });
      handOver(new File([record], `draw-${reportId}.json`, { type: 'application/json' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>{say('panelDraw.drawnBy', { attempt, size, reserves: reservesLeft })}</p>
      {redrawReason && (
        <p>
          {say('panelDraw.redrawReason')}: {redrawReason}
        </p>
      )}
      {replacements.map(({ number, why, at }) => (
        <p key={`${number} ${at}`}>
          {say('panelDraw.replacement', {
            day: dayOf(new Date(at)),
            number,
            why: say(`panelDraw.vacancy.${why}`),
          })}
        </p>
      ))}
      <div className="panel-draw__line">
        <Button loading={busy} onClick={() => void take()}>
          {say('panelDraw.record')}
        </Button>
        <span className="faint">{say('panelDraw.recordHint')}</span>
      </div>
    </>
  );
};

const Redraw = ({ reportId }: Pick<PartProps, 'reportId'>) => {
  const say = useWords();
  const perform = useDo();
  const [reason, setReason] = useState('');
  return (
    <div className="panel-draw__line">
      <Input
        aria-label={say('panelDraw.redrawReason')}
        placeholder={say('panelDraw.redrawReason')}
        {...atMost(500)}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        disabled={!reason.trim()}
        onClick={() =>
          void perform(panelsApi.redraw, { id: reportId, reason: reason.trim() }, 'panelDraw.committed')
        }
      >
        {say('panelDraw.redraw')}
      </Button>
    </div>
  );
};
export default DrawPanel;
