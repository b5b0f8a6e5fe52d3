import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { DictionaryTag, useDictionary } from '#shell/dictionary/useDictionary';
import { labelOf } from '#shell/dictionary/codes';
import { SmallTable } from '#shell/parts/SmallTable';
import { useLanguage, useWords } from '#shell/words/say';
import { overallLevels } from '#product/dictionaries/level-codes';
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
}
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
export const WhatIf = ({ now, ask, points }: WhatIfProps) => {
  const say = useWords();
  const offersIn = useOffers(points);
  const [supposed, setSupposed] = useState<readonly Offer[]>([]);
  const then = ask(supposed.map(({ assumption }) => assumption));
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
      {supposed.length > 0 && (
        <Button size="small" onClick={() => setSupposed([])}>
          {say('reportDesk.whatIfClear')}
        </Button>
      )}
    </div>
  );
};
