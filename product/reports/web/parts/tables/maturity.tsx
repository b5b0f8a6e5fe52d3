import { Checkbox, Input, Select } from 'antd';
import { useContext } from 'react';
import { atMost } from '#shell/form/length';
import { labelId } from '#shell/form/RowFields';
import { LevelScale } from '#shell/look/LevelScale';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { categoryOfType } from '#product/dictionaries/level-codes';
import { scales } from '#product/dictionaries/scales';
import { useMeanings } from '#product/dictionaries/web';
import { proofLevels } from '#product/levels/item-maturity';
import { ruleSet } from '#product/levels/rule-sets/published';
import type { WorkItem } from '#product/levels/tables';
import type { Assessed } from '../types';
import { ReportContext } from './evidence';

/** The levels of maturity that this achievement can reach, as its category reads them (domain §5.1). */
const useReachable = () => {
  const { achievementType, ruleSet: rules } = useContext(ReportContext);
  const category = categoryOfType(achievementType) ?? 'applied';
  return useMeanings('maturity', category).slice(0, ruleSet(rules.version).maturityCap[category]);
};

/** A level of maturity out of a cell: 6, 6 级, L6. */
export const levelIn = (cell: string): number | undefined => {
  const level = Number(/^\D{0,2}(\d{1,2})\D{0,2}$/.exec(cell.normalize('NFKC').replace(/\s/g, ''))?.[1]);
  return level >= scales.maturity.least && level <= scales.maturity.most ? level : undefined;
};

/** A level of maturity, with what it means below it. */
export const ExpectedLevel = ({ id, value, onChange }: ControlProps) => {
  const meanings = useReachable();
  const chosen = meanings[Number(value) - 1];
  return (
    <>
      <Select
        {...(id !== undefined && { id })}
        allowClear
        className="wide"
        value={(value as number | null | undefined) ?? null}
        onChange={(level: number | null | undefined) => onChange?.(level ?? null)}
        options={meanings.map(({ name, meaning }, place) => ({
          value: place + 1,
          label: `${place + 1} ${name}`,
          title: meaning,
        }))}
      />
      {chosen && <span className="faint">{chosen.meaning}</span>}
    </>
  );
};

type Proof = WorkItem['notApplicableProofs'][number];

/** The proofs nobody may skip, unless it is said why they make no sense for this item (domain §6.3). */
export const Proofs = ({ id = '', value, onChange }: ControlProps) => {
  const say = useWords();
  const set = (value as readonly Proof[] | undefined) ?? [];
  return (
    <div className="proofs" role="group" aria-labelledby={labelId(id)}>
      <span className="proofs__levels">
        {proofLevels.map((level) => (
          <Checkbox
            key={level}
            checked={set.some((each) => each.level === level)}
            onChange={(event) =>
              onChange?.(
                event.target.checked
                  ? [...set, { level, reason: '' }].toSorted((one, other) => one.level - other.level)
                  : set.filter((each) => each.level !== level),
              )
            }
          >
            {say(`materialScreens.proofLevel.${level}`)}
          </Checkbox>
        ))}
      </span>
      {set.map((proof) => (
        <Input
          key={proof.level}
          {...atMost(500)}
          aria-label={say('reportDesk.whyNotApplicable', { level: proof.level })}
          placeholder={say('reportDesk.whyNotApplicable', { level: proof.level })}
          value={proof.reason}
          onChange={(event) =>
            onChange?.(set.map((each) => (each === proof ? { ...each, reason: event.target.value } : each)))
          }
        />
      ))}
    </div>
  );
};

/** The level that an item's evidence carries, beside what is expected of it. */
export const CarriedLevel = ({
  code,
  assessed,
}: {
  readonly code: string;
  readonly assessed: Assessed | null;
}) => {
  const say = useWords();
  const meanings = useReachable();
  const found = assessed?.items.find((item) => item.code === code);
  return (
    found && (
      <LevelScale
        name={say('reportDesk.carried')}
        levels={meanings}
        reached={found.level}
        size="mini"
        notRated={say('reportDesk.noLevelYet')}
      />
    )
  );
};
