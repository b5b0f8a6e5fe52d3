import { Collapse } from 'antd';
import type { WordKey } from '#contract/words';
import { useOnPaper } from '#shell/print/printing';
import { useLanguage, useWords, type Say } from '#shell/words/say';
import { labelOf } from '#shell/dictionary/codes';
import { useDictionary } from '#shell/dictionary/useDictionary';
import type { Citation, CitedPlace } from '#product/citations/citation';
import { CitationsContext, CitedPlaces } from '#product/citations/web';
import { overallLevels } from '#product/dictionaries/level-codes';
import { Cited } from './evidence';
import { whichWords } from './Levels';
import type { EvidenceRow, EditorStep, Which } from './types';

const scales = ['maturity', 'innovation', 'advancement', 'overall'] as const;
const scaleOf = (rule: string): Which => scales.find((which) => rule.startsWith(which)) ?? 'overall';

const named: Readonly<Record<string, WordKey>> = {
  international: 'materialScreens.baseline.international',
  domestic: 'materialScreens.baseline.domestic',
  standard: 'materialScreens.baseline.standard',
  higher: 'materialScreens.comparison.higher',
  reached: 'materialScreens.comparison.reached',
  notReached: 'materialScreens.comparison.notReached',
  nothingSame: 'materialScreens.result.nothingSame',
  nothingSimilar: 'materialScreens.result.nothingSimilar',
  reported: 'materialScreens.result.reported',
};

/** An input of a rule in one line: rows one after the other, their values with points between, names as words. */
const shown = (value: unknown, say: Say): string => {
  if (value === null || value === undefined) return '/';
  if (typeof value === 'boolean') return say(value ? 'shell.yes' : 'shell.no');
  if (Array.isArray(value)) return value.map((each) => shown(each, say)).join('; ') || '/';
  if (typeof value === 'object') {
    const { isCurrent: _, ...said } = value as Record<string, unknown>;
    return Object.values(said)
      .map((each) => shown(each, say))
      .join(' · ');
  }
  const word = named[String(value)];
  return word ? say(word) : String(value);
};

const known = [
  'proven',
  'applicable',
  'cap',
  'keyItems',
  'rows',
  'weakest',
  'baseYear',
  'comparators',
  'coreIndicators',
  'corePoints',
  'advancement',
  'innovation',
  'hasValidReport',
  'result',
  'searchedChina',
  'searchedWorld',
  'allFields',
] as const;

/** What a rule was given, in words where the rule's words are known; the documents stand beside it as evidence. */
const Inputs = ({ inputs }: { readonly inputs: unknown }) => {
  const say = useWords();
  const given = Object.entries((inputs ?? {}) as Record<string, unknown>).filter(([name]) =>
    (known as readonly string[]).includes(name),
  );
  return given.length === 0 ? null : (
    <dl className="trace__inputs">
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{say(`reportScreens.input.${name as (typeof known)[number]}`)}</dt>
          <dd>{shown(value, say)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** How the result of a rule reads: a level, several of them, or the name of a standing. */
export const useStepResult = (): ((step: Pick<EditorStep, 'rule' | 'result'>) => string) => {
  const say = useWords();
  const language = useLanguage();
  const standings = useDictionary('standing');
  return ({ rule, result }) => {
    if (rule === 'overallStanding')
      return labelOf(
        standings,
        overallLevels.codes[result as keyof (typeof overallLevels)['codes']],
        language,
      );
    if (Array.isArray(result)) return result.join(' · ') || '/';
    return result === null || result === undefined ? say('shell.notRated') : String(result);
  };
};

/** What the steps of each rule speak of: rows of a table, or a whole scale. */
const provenBy: Readonly<Record<string, CitedPlace['proves']>> = {
  maturityItem: 'workItem',
  innovationPoint: 'innovationPoint',
  advancementIndicator: 'indicator',
  maturityWeakestKeyItem: 'maturity',
  innovationHighestCorePoint: 'innovation',
  advancementWeakestIndicator: 'advancement',
};

/** The places in the evidence behind a step. */
const PlacesOf = ({ step: { rule, about } }: { readonly step: EditorStep }) => {
  const proves = provenBy[rule];
  return proves ? <CitedPlaces proves={proves} of={about} /> : null;
};

/** Why each level is what it is: rule by rule, with its inputs and the documents that carried it (domain §6.3). */
export const Trace = ({
  steps,
  evidence,
  citations = [],
  items = [],
}: {
  readonly steps: readonly EditorStep[];
  readonly evidence: readonly EvidenceRow[];
  /** The places that the report cites, each beside what it proves. */
  readonly citations?: readonly Citation[];
  /** Rows that a step names by their code alone. */
  readonly items?: readonly { readonly code: string; readonly name: string }[];
}) => {
  const say = useWords();
  const onPaper = useOnPaper();
  const result = useStepResult();
  const nameOf = ({ rule, about }: EditorStep): string => {
    const item = rule.startsWith('maturity') && items.find(({ code }) => code === about);
    return item ? `${item.code} ${item.name}` : about || say('reportScreens.wholeAchievement');
  };
  return (
    <CitationsContext value={{ citations, documents: evidence }}>
      <Collapse
        size="small"
        defaultActiveKey={onPaper ? [...scales] : ['maturity']}
        items={scales.map((which) => ({
          key: which,
          label: say(whichWords[which]),
          children: (
            <ol className="trace">
              {steps
                .filter(({ rule }) => scaleOf(rule) === which)
                .map((step, at) => (
                  <li key={`${step.rule} ${step.about} ${at}`}>
                    <div className="trace__head">
                      <b>{nameOf(step)}</b>
                      <span className="trace__result">{result(step)}</span>
                    </div>
                    <p className="trace__rule">{step.says}</p>
                    <Inputs inputs={step.inputs} />
                    {step.evidenceIds.length > 0 && <Cited ids={step.evidenceIds} from={evidence} />}
                    <PlacesOf step={step} />
                  </li>
                ))}
            </ol>
          ),
        }))}
      />
    </CitationsContext>
  );
};
