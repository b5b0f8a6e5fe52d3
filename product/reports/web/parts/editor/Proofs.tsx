import { Checkbox, Input } from 'antd';
import { useWords } from '#shell/words/say';
import { proofLevels } from '#product/levels/item-maturity';
import type { WorkItem } from '#product/levels/tables';
import { atMost } from '#shell/form/length';

/** The proofs nobody may skip, unless it is said why they make no sense for this item (domain §6.3). */
export const Proofs = ({
  row,
  onChange,
}: {
  readonly row: WorkItem;
  readonly onChange: (next: Partial<WorkItem>) => void;
}) => {
  const say = useWords();
  const set = row.notApplicableProofs;
  return (
    <fieldset className="proofs labelled--wide">
      <legend>{say('reportScreens.notApplicable')}</legend>
      <span className="proofs__levels">
        {proofLevels.map((level) => (
          <Checkbox
            key={level}
            checked={set.some((each) => each.level === level)}
            onChange={(event) =>
              onChange({
                notApplicableProofs: event.target.checked
                  ? [...set, { level, reason: '' }].toSorted((one, other) => one.level - other.level)
                  : set.filter((each) => each.level !== level),
              })
            }
          >
            {say('reportScreens.levelNumber', { level })}
          </Checkbox>
        ))}
      </span>
      {set.map(({ level, reason }) => (
        <Input
          key={level}
          {...atMost(500)}
          aria-label={say('reportScreens.whyNotApplicable', { level })}
          placeholder={say('reportScreens.whyNotApplicable', { level })}
          value={reason}
          onChange={(event) =>
            onChange({
              notApplicableProofs: set.map((each) =>
                each.level === level ? { ...each, reason: event.target.value } : each,
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
};
