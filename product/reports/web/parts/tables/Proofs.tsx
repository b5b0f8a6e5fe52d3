import { Checkbox, Input } from 'antd';
import type { ControlProps } from '#shell/form/types';
import { atMost } from '#shell/form/length';
import { useWords } from '#shell/words/say';
import { proofLevels } from '#product/levels/item-maturity';
import type { WorkItem } from '#product/levels/tables';
import { labelOf } from '../editor/Labelled';

type Proof = WorkItem['notApplicableProofs'][number];

/** The proofs nobody may skip, unless it is said why they make no sense for this item (domain §6.3). */
export const Proofs = ({ id = '', value, onChange }: ControlProps) => {
  const say = useWords();
  const set = (value as readonly Proof[] | undefined) ?? [];
  return (
    <div className="proofs" role="group" aria-labelledby={labelOf(id)}>
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
          aria-label={say('reportScreens.whyNotApplicable', { level: proof.level })}
          placeholder={say('reportScreens.whyNotApplicable', { level: proof.level })}
          value={proof.reason}
          onChange={(event) =>
            onChange?.(set.map((each) => (each === proof ? { ...each, reason: event.target.value } : each)))
          }
        />
      ))}
    </div>
  );
};
