import { Alert, Button } from 'antd';
import { dayText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { SmallTable } from '#shell/parts/SmallTable';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { overallLevels } from '#product/dictionaries/level-codes';
import { whichWords } from './Levels';
import { useStepResult } from './Trace';
import type { StaffReport, WholeReport } from './types';

type Comparison = NonNullable<StaffReport['ruleComparison']>;
type Sides = Pick<Comparison, 'own' | 'byNewest'>;

const columns = {
  maturity: 'maturityLevel',
  innovation: 'innovationLevel',
  advancement: 'advancementLevel',
} as const;
const sides = ['own', 'byNewest'] as const;

/** A value of both sides; the newer one stands out where it is another. */
const Both = ({ of, side }: { readonly of: readonly [string, string]; readonly side: 0 | 1 }) =>
  side === 1 && of[0] !== of[1] ? <b className="rule-sets__other">{of[1]}</b> : of[side];

/** All levels by both sets beside each other, and the steps that come out otherwise. */
const Compared = ({ comparison, items }: { readonly comparison: Comparison } & Pick<Named, 'items'>) => {
  const say = useWords();
  const said = (level: number | null): string => (level === null ? say('shell.notRated') : String(level));
  const two = (value: (levels: Sides['own']) => string) =>
    sides.map((_, side) => (
      <Both key={side} side={side as 0 | 1} of={[value(comparison.own), value(comparison.byNewest)]} />
    ));
  const standing = (side: 'own' | 'byNewest') => {
    const { overallLevel } = comparison[side];
    const tag = (
      <DictionaryTag dictionary="standing" code={overallLevels.codes[overallLevel ?? 'notRated']} />
    );
    return side === 'byNewest' && overallLevel !== comparison.own.overallLevel ? (
      <b className="rule-sets__other">{tag}</b>
    ) : (
      tag
    );
  };
  return (
    <>
      <SmallTable
        level={3}
        title="reportDesk.rulesCompared"
        head={['reportDesk.rulesScale', 'reportDesk.rulesOwn', 'reportDesk.rulesNewest']}
        rows={[
          ...(['maturity', 'innovation', 'advancement'] as const).map((which) => [
            say(whichWords[which]),
            ...two((levels) => said(levels[columns[which]])),
          ]),
          [say('reportScreens.index'), ...two(({ maturityIndex }) => maturityIndex?.toFixed(1) ?? '/')],
          [say(whichWords.overall), standing('own'), standing('byNewest')],
        ]}
      />
      <p className="faint">{say('reportDesk.rulesAsOf', { day: dayText(comparison.asOf) })}</p>
      <Steps steps={comparison.steps} items={items} />
    </>
  );
};

interface Named {
  readonly steps: Comparison['steps'];
  readonly items: WholeReport['workBreakdown'];
}

const Steps = ({ steps, items }: Named) => {
  const say = useWords();
  const resultOf = useStepResult();
  if (steps.length === 0) return <p>{say('reportDesk.rulesSame')}</p>;
  const nameOf = (about: string): string => {
    const item = items.find(({ code }) => code === about);
    return item ? `${item.code} ${item.name}` : about || say('reportScreens.wholeAchievement');
  };
  return (
    <ul className="rule-sets__steps">
      {steps.map(({ rule, about, says, own, byNewest }) => (
        <li key={`${rule} ${about}`}>
          <b>
            {say('reportDesk.rulesStep', {
              about: nameOf(about),
              own: resultOf({ rule, result: own }),
              newest: resultOf({ rule, result: byNewest }),
            })}
          </b>
          <span className="faint">{says}</span>
        </li>
      ))}
    </ul>
  );
};

const Adopt = ({
  version,
  onAdopt,
}: {
  readonly version: number;
  readonly onAdopt: (version: number) => Promise<unknown>;
}) => {
  const say = useWords();
  const confirm = useConfirm();
  const ask = (): void =>
    confirm({
      title: 'reportDesk.adoptRulesText',
      values: { version },
      okText: 'shell.confirm',
      run: () => onAdopt(version),
    });
  return <Button onClick={ask}>{say('reportDesk.adoptRules', { version })}</Button>;
};

/**
 * By which rule set a report is judged, and what the newest says where that is another (domain §6.3): both results beside each
 * other. Who writes the report may adopt the newest; nothing else does.
 */
export const RuleSets = ({
  report,
  onAdopt,
}: {
  readonly report: WholeReport;
  readonly onAdopt?: ((version: number) => Promise<unknown>) | undefined;
}) => {
  const say = useWords();
  const { version, publishedOn, sha256 } = report.ruleSet;
  const comparison = report.audience === 'staff' ? report.ruleComparison : null;
  return (
    <section className="rule-sets">
      <p className="faint" title={`SHA-256 ${sha256}`}>
        {say('reportDesk.rulesNamed', { version, day: dayText(publishedOn) })}
      </p>
      {comparison && (
        <>
          <Alert
            type="info"
            showIcon
            title={say('reportDesk.rulesNewer', {
              version: comparison.newest.version,
              own: version,
              day: dayText(comparison.newest.publishedOn),
            })}
          />
          <Compared comparison={comparison} items={report.workBreakdown} />
          {onAdopt && <Adopt version={comparison.newest.version} onAdopt={onAdopt} />}
        </>
      )}
    </section>
  );
};
