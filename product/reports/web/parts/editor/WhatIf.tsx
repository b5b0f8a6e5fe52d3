import { Button, Checkbox, InputNumber, Select } from 'antd';
import { useId, useState } from 'react';
import { Labelled } from '#shell/form/RowFields';
import { useFound } from '#shell/form/useFound';
import { DictionaryTag, useDictionary } from '#shell/dictionary/useDictionary';
import { labelOf } from '#shell/dictionary/codes';
import { SmallTable } from '#shell/parts/SmallTable';
import { useLanguage, useWords } from '#shell/words/say';
import { overallLevels } from '#product/dictionaries/level-codes';
import { followedComparisons } from '#product/levels/comparison';
import { documentTypeOf } from '#product/levels/evidence';
import type { Proof } from '#product/levels/rule-sets/rule-set';
import type { Assumption } from '#product/levels/what-if';
import { whichWords } from '../Levels';
import type { Assessed, ReportValues } from '../types';
import type { Ask } from './live';

interface WhatIfProps {
  readonly now: Assessed;
  readonly ask: Ask;
  readonly points: ReportValues['innovationPoints'];
  readonly indicators: ReportValues['indicators'];
}
type Row = WhatIfProps['indicators'][number];
type Tried = Extract<Assumption, { readonly indicator: string }>;
interface Offer {
  readonly key: string;
  readonly says: string;
  readonly assumption: Assumption;
}

/** A proof in words: its documents one after the other. */
const useProofSaid = () => {
  const types = useDictionary('documentType');
  const language = useLanguage();
  return (proof: Proof): string =>
    proof
      .map(({ kinds }) => kinds.map((kind) => labelOf(types, documentTypeOf[kind], language)).join(' / '))
      .join(' + ');
};

/** What may be supposed next: what separates from the next level, and searches behind points that count for nothing. */
const useOffers = (points: WhatIfProps['points']) => {
  const say = useWords();
  const saidOf = useProofSaid();
  return ({ gap, assessed }: ReturnType<Ask>): Offer[] => [
    ...(gap?.missing ?? []).flatMap(({ item, level, accepts }): Offer[] => {
      const [proof] = accepts;
      if (!proof) return [];
      const name = item ?? say('reportScreens.wholeAchievement');
      return [
        {
          key: `${item} ${level}`,
          says: say('reportDesk.whatIfProof', {
            item: name,
            level,
            proof: accepts.map(saidOf).join(say('shell.listMark')),
          }),
          assumption: { item, proof },
        },
      ];
    }),
    ...points.flatMap(({ number, searchedChina, searchedWorld }): Offer[] =>
      (searchedChina || searchedWorld) &&
      assessed.points.some((each) => each.number === number && each.level === 0)
        ? [
            {
              key: `point ${number}`,
              says: say('reportDesk.whatIfPoint', { number }),
              assumption: { point: number },
            },
          ]
        : [],
    ),
  ];
};

/** What the levels would be if more evidence were there: tried here and kept nowhere (domain §9.2). */
export const WhatIf = ({ now, ask, points, indicators }: WhatIfProps) => {
  const say = useWords();
  const offersIn = useOffers(points);
  const [supposed, setSupposed] = useState<readonly Offer[]>([]);
  const [tried, setTried] = useState<readonly Tried[]>([]);
  const then = ask([...supposed.map(({ assumption }) => assumption), ...tried]);
  const open = offersIn(then).filter(({ key }) => !supposed.some((each) => each.key === key));
  const tick = (offer: Offer) => (
    <li key={offer.key}>
      <Checkbox
        checked={supposed.includes(offer)}
        onChange={(event) =>
          setSupposed(event.target.checked ? [...supposed, offer] : supposed.filter((each) => each !== offer))
        }
      >
        {offer.says}
      </Checkbox>
    </li>
  );
  const side = (isThen: boolean) => (isThen ? then.assessed : now);
  const both = (value: (of: Assessed) => string) => {
    const [before, after] = [value(now), value(then.assessed)];
    return [before, before === after ? after : <b key="then">{after}</b>];
  };
  const level = (reached: number | null): string =>
    reached === null ? say('shell.notRated') : String(reached);
  const standing = (isThen: boolean) => (
    <DictionaryTag
      key={String(isThen)}
      dictionary="standing"
      code={overallLevels.codes[side(isThen).overallLevel ?? 'notRated']}
    />
  );
  return (
    <div className="what-if">
      <p className="faint">{say('reportDesk.whatIfHow')}</p>
      <div role="status">
        <SmallTable
          head={['reportDesk.rulesScale', 'reportDesk.whatIfNow', 'reportDesk.whatIfThen']}
          rows={[
            [say(whichWords.maturity), ...both(({ maturityLevel }) => level(maturityLevel))],
            [say('reportScreens.index'), ...both(({ maturityIndex }) => maturityIndex?.toFixed(1) ?? '/')],
            [say(whichWords.innovation), ...both(({ innovationLevel }) => level(innovationLevel))],
            [say(whichWords.advancement), ...both(({ advancementLevel }) => level(advancementLevel))],
            [say(whichWords.overall), standing(false), standing(true)],
          ]}
        />
      </div>
      <ul className="what-if__offers">{[...supposed, ...open].map(tick)}</ul>
      {supposed.length === 0 && open.length === 0 && <p>{say('reportDesk.whatIfNothing')}</p>}
      <TriedIndicators
        indicators={indicators}
        tried={tried}
        onTry={setTried}
        now={now.indicators}
        then={then.assessed.indicators}
      />
      {(supposed.length > 0 || tried.length > 0) && (
        <Button
          size="small"
          onClick={() => {
            setSupposed([]);
            setTried([]);
          }}
        >
          {say('reportDesk.whatIfClear')}
        </Button>
      )}
    </div>
  );
};

const comparisons = ['higher', 'reached', 'notReached'] as const;

interface TriedIndicatorsProps {
  readonly indicators: readonly Row[];
  readonly tried: readonly Tried[];
  readonly onTry: (tried: readonly Tried[]) => void;
  readonly now: Assessed['indicators'];
  readonly then: Assessed['indicators'];
}

/** Another measured value of an indicator, or another comparison, and the level that the indicator would have. */
const TriedIndicators = ({ indicators, tried, onTry, now, then }: TriedIndicatorsProps) => {
  const say = useWords();
  const found = useFound();
  const chooser = useId();
  const [chosen, setChosen] = useState<string>();
  const named = indicators.filter(({ name }) => name !== '');
  const row = named.find(({ name }) => name === chosen);
  const own = tried.find(({ indicator }) => indicator === chosen);
  if (named.length === 0) return null;
  const ownValue = own?.ownValue === undefined ? row?.ownValue : own.ownValue;
  const followed = row ? followedComparisons(row, { ...row, ownValue: ownValue ?? null }) : [];
  const suppose = (next: Omit<Tried, 'indicator'>): void =>
    onTry([
      ...tried.filter(({ indicator }) => indicator !== chosen),
      { ...own, ...next, indicator: chosen! },
    ]);
  const levelOf = (all: Assessed['indicators'], name: string): string =>
    String(all.find((each) => each.name === name)?.level ?? say('shell.notRated'));
  return (
    <div className="what-if__indicators">
      <label htmlFor={chooser}>{say('reportDesk.whatIfIndicator')}</label>
      <Select
        id={chooser}
        className="wide"
        showSearch={found}
        placeholder={say('reportDesk.whatIfChoose')}
        {...(chosen !== undefined && { value: chosen })}
        options={named.map(({ name }) => ({ value: name, label: name }))}
        onChange={setChosen}
      />
      {row && (
        <>
          <Labelled label="materialScreens.ownValue" wide>
            {(id) => (
              <>
                <InputNumber
                  id={id}
                  value={ownValue ?? null}
                  onChange={(value: number | null) => suppose({ ownValue: value })}
                />{' '}
                <span className="faint">{row.unit}</span>
              </>
            )}
          </Labelled>
          {followed.map(({ name, comparison }, place) => {
            const id = `${chooser} ${place}`;
            return (
              <div key={place}>
                <label htmlFor={id}>{say('reportDesk.whatIfAgainst', { name })}</label>
                <Select
                  id={id}
                  className="wide"
                  allowClear={own?.comparisons?.[place] !== undefined}
                  value={own?.comparisons?.[place] ?? comparison}
                  options={comparisons.map((value) => ({
                    value,
                    label: say(`materialScreens.comparison.${value}`),
                  }))}
                  onChange={(value: (typeof comparisons)[number] | null | undefined) => {
                    const { [place]: _, ...others } = own?.comparisons ?? {};
                    suppose({ comparisons: value ? { ...others, [place]: value } : others });
                  }}
                />
              </div>
            );
          })}
        </>
      )}
      {tried.length > 0 && (
        <SmallTable
          head={['reportDesk.whatIfIndicator', 'reportDesk.whatIfNow', 'reportDesk.whatIfThen']}
          rows={tried.map(({ indicator }) => [indicator, levelOf(now, indicator), levelOf(then, indicator)])}
        />
      )}
    </div>
  );
};
