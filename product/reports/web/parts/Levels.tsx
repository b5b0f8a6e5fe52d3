import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { LevelScale } from '#shell/look/LevelScale';
import { useWords } from '#shell/words/say';
import { categoryOfType, overallLevels } from '#product/dictionaries/level-codes';
import { ruleSet } from '#product/levels/rule-sets/published';
import { useMeanings } from '#product/dictionaries/web';
import type { Assessed, Which } from './types';

interface InForce {
  readonly maturityLevel: number | null;
  readonly maturityIndex: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: keyof (typeof overallLevels)['codes'] | null;
}

interface LevelsProps {
  readonly achievementType: string;
  /** The version of the rule set that says how far a category reaches. */
  readonly rules: number;
  readonly levels: InForce;
  /** Beside a scale: what was computed, the way to change it. */
  readonly extra?: (which: Which) => ReactNode;
  /** Tells scales of several tabs apart. */
  readonly group: string;
}

export const whichWords: Readonly<Record<Which, WordKey>> = {
  maturity: 'reportScreens.maturity',
  innovation: 'reportScreens.innovation',
  advancement: 'reportScreens.advancement',
  overall: 'reportScreens.overall',
};

/** The three scales in full, the index beside the maturity, and the overall standing. */
export const Levels = ({ achievementType, rules, levels, extra, group }: LevelsProps) => {
  const say = useWords();
  const category = categoryOfType(achievementType) ?? 'applied';
  const maturity = useMeanings('maturity', category);
  const innovation = useMeanings('innovation', category);
  const advancement = useMeanings('advancement', category);
  const scales = [
    ['maturity', maturity.slice(0, ruleSet(rules).maturityCap[category]), levels.maturityLevel],
    ['innovation', innovation, levels.innovationLevel],
    ['advancement', advancement, levels.advancementLevel],
  ] as const;
  return (
    <div className="levels">
      {scales.map(([which, names, reached]) => (
        <div key={which} className="levels__scale">
          <LevelScale
            // What was computed anew is read anew: the explanation goes with the reached cell.
            key={reached}
            name={say(whichWords[which])}
            levels={names}
            reached={reached === 0 ? null : reached}
            size="full"
            notRated={say(reached === 0 ? 'levels.innovationBelowFirst' : 'shell.notRated')}
            group={`${group}-${which}`}
          />
          {which === 'maturity' && levels.maturityIndex !== null && (
            <p className="levels__index">
              {say('reportScreens.index')} <b>{levels.maturityIndex.toFixed(1)}</b>
            </p>
          )}
          {extra?.(which)}
        </div>
      ))}
      <div className="levels__overall">
        <span className="scale__name">{say('reportScreens.overall')}</span>
        <b>
          {levels.overallLevel === null ? (
            say('shell.notRated')
          ) : (
            <DictionaryTag dictionary="standing" code={overallLevels.codes[levels.overallLevel]} />
          )}
        </b>
        {extra?.('overall')}
      </div>
    </div>
  );
};

/** What separates the achievement from its next level: the question hospitals ask. */
export const GapToNext = ({ gap }: { readonly gap: Assessed['gapToNext'] }) => {
  const say = useWords();
  if (!gap) return null;
  return (
    <section className="gap">
      <h3>{say('reportScreens.gapToNext', { next: gap.next })}</h3>
      <ul>
        {gap.missing.map(({ item, level, accepts }) => (
          <li key={`${item} ${level}`}>
            <b>
              {item === null ? say('reportScreens.wholeAchievement') : item} ·{' '}
              {say('reportScreens.proofOf', { level })}
            </b>
            <ul className="gap__accepts">
              {accepts.map((proof) => (
                <li key={proof.join()}>{proof.join(' + ')}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};

const looks = { blocks: 'error', warns: 'warning', tells: 'info' } as const;

/** What is wrong, doubtful or good to know, the gravest first. */
export const Findings = ({ findings }: { readonly findings: Assessed['findings'] }) => {
  const say = useWords();
  if (findings.length === 0) return <p className="faint">{say('reportScreens.noFindings')}</p>;
  return (['blocks', 'warns', 'tells'] as const).map((severity) => {
    const list = findings.filter((each) => each.severity === severity);
    return list.length === 0 ? null : (
      <FindingList key={severity} severity={severity} says={[...new Set(list.map(({ says }) => says))]} />
    );
  });
};

const FindingList = ({
  severity,
  says,
}: {
  readonly severity: keyof typeof looks;
  readonly says: readonly string[];
}) => {
  const say = useWords();
  return (
    <Alert
      className="gap-below"
      type={looks[severity]}
      showIcon
      title={say(`reportScreens.severity.${severity}`, { count: says.length })}
      description={
        <ul className="findings">
          {says.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      }
    />
  );
};
