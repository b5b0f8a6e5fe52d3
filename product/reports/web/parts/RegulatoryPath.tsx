import { Alert } from 'antd';
import { dayText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { StatusTag } from '#shell/look/StatusTag';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { contradicts, paperOf } from '#product/levels/regulatory';
import type { WholeReport } from './types';

type Step = WholeReport['regulatoryPath'][number];

interface PathProps {
  readonly path: WholeReport['regulatoryPath'];
  /** The maturity that stands, or that stands on the screen while it is written. */
  readonly maturity: number | null;
}

/** A step is called as its paper in the material is; the two of new biomedical technology share one kind of paper. */
const StepName = ({ step }: Pick<Step, 'step'>) => {
  const say = useWords();
  return (
    <>
      <DictionaryTag dictionary="documentType" code={paperOf[step]} />
      {(step === 'biomedicalFiling' || step === 'biomedicalApproval') && ` · ${say(`reportScreens.${step}`)}`}
    </>
  );
};

/** The steps that this achievement has to take, from which maturity, and which it has taken (domain §9.10). */
export const RegulatoryPath = ({ path, maturity }: PathProps) => {
  const say = useWords();
  return (
    <SmallTable
      level={3}
      title="reportScreens.pathChecked"
      head={['reportDesk.step', 'reportScreens.maturity', 'reportDesk.stepState']}
      figures={['reportScreens.maturity']}
      rows={path.map((each) => [
        <StepName key="step" {...each} />,
        each.neededFrom,
        each.doneOn !== null ? (
          <StatusTag status="passed">{`${dayText(each.doneOn)} ${each.number ?? ''}`.trim()}</StatusTag>
        ) : contradicts(each, maturity) ? (
          <StatusTag status="rejected">{say('reportScreens.pathContradicts')}</StatusTag>
        ) : null,
      ])}
    />
  );
};

/** Where a level claims what the papers do not show: for assessor, second checker and reviewer to weigh. */
export const RegulatoryWarning = ({ path, maturity }: PathProps) => {
  const say = useWords();
  const lacking = path.filter((step) => contradicts(step, maturity));
  if (lacking.length === 0) return null;
  return (
    <Alert
      className="gap-below"
      type="warning"
      showIcon
      title={say('reportScreens.pathWarning', { level: maturity ?? 0 })}
      description={
        <ul>
          {lacking.map((each) => (
            <li key={each.step}>
              <StepName {...each} />
            </li>
          ))}
        </ul>
      }
    />
  );
};
