import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type * as z from 'zod';
import { dayText } from '#contract/formatters';
import { Level } from '#shell/dictionary/Level';
import { StatusTag } from '#shell/look/StatusTag';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { ChainLink, CohortMedian } from '#product/applications/details';
import { applicationsApi } from '../../calls';
import { applicationLooks, applicationStatusWords } from '../status';
import { LevelsByDate, type Evaluated } from './LevelsByDate';

export type Chain = readonly z.output<typeof ChainLink>[];

/** Where an evaluation stands: of a passed one whether its report still counts. */
const State = ({ of: { status, isRevoked, isSuperseded } }: { readonly of: Chain[number] }) => {
  const say = useWords();
  if (isRevoked) return <StatusTag status="rejected">{say('applicationScreens.chainRevoked')}</StatusTag>;
  if (isSuperseded)
    return <StatusTag status="cancelled">{say('applicationScreens.chainSuperseded')}</StatusTag>;
  return <StatusTag status={applicationLooks[status]}>{say(applicationStatusWords[status])}</StatusTag>;
};

/** The evaluations of one achievement in order of time: how far it had come at each, and which of them still counts (domain §9.11). */
export const EvaluationChain = ({ chain }: { readonly chain: Chain }) => {
  const say = useWords();
  const evaluated = chain.flatMap(({ evaluatedOn, ...levels }) =>
    evaluatedOn ? [{ evaluatedOn, ...levels }] : [],
  );
  const own = chain.find(({ isThis }) => isThis)?.id ?? '';
  const cohort = useQuery({
    ...applicationsApi.cohort.query({ id: own }),
    enabled: own !== '' && evaluated.length > 1,
  });
  const medians = cohort.data ?? [];
  return (
    <>
      {evaluated.length > 1 && <LevelsByDate evaluations={evaluated} medians={medians} />}
      <SmallTable
        head={[
          'applicationScreens.number',
          'applicationScreens.evaluatedOn',
          'applicationScreens.reportNumber',
          'applicationScreens.status',
          'applicationScreens.maturity',
          'applicationScreens.innovation',
          'applicationScreens.advancement',
        ]}
        rows={chain.map((each) => [
          each.isThis || each.id === null ? (
            <b key="number">{each.applicationNumber ?? say('applicationScreens.status.draft')}</b>
          ) : (
            <Link key="number" to={`/EvaluationManagement/detail?Id=${each.id}`}>
              {each.applicationNumber ?? say('applicationScreens.status.draft')}
            </Link>
          ),
          each.evaluatedOn && (
            <span key="day" className="chain__whole">
              {dayText(each.evaluatedOn)}
            </span>
          ),
          each.reportNumber && (
            <span key="report" className="chain__whole">
              {each.reportNumber}
            </span>
          ),
          <State key="state" of={each} />,
          ...(each.evaluatedOn
            ? (['maturity', 'innovation', 'advancement'] as const).map((scale) => (
                <Level
                  key={scale}
                  dictionary={scale}
                  label={`applicationScreens.${scale}`}
                  reached={each[`${scale}Level`]}
                />
              ))
            : [null, null, null]),
        ])}
      />
      {medians.length > 0 && <Cohort medians={medians} latest={evaluated.at(-1)!} />}
    </>
  );
};

/** What comparable achievements came to, in figures: the table behind the thin lines of the chart. */
const Cohort = ({
  medians,
  latest,
}: {
  readonly medians: readonly z.output<typeof CohortMedian>[];
  readonly latest: Evaluated;
}) => {
  const say = useWords();
  return (
    <>
      <SmallTable
        title="applicationScreens.cohort"
        level={3}
        head={[
          'applicationScreens.cohortScale',
          'applicationScreens.cohortLatest',
          'applicationScreens.cohortMedian',
          'applicationScreens.cohortSize',
          'applicationScreens.cohortReach',
        ]}
        figures={[
          'applicationScreens.cohortLatest',
          'applicationScreens.cohortMedian',
          'applicationScreens.cohortSize',
        ]}
        rows={medians.map(({ scale, median, size, reach }) => [
          say(`applicationScreens.${scale}`),
          (scale === 'maturation' ? null : latest[`${scale}Level`]) ?? '/',
          median,
          size,
          say(`applicationScreens.cohortReach.${reach}`),
        ])}
      />
      <p className="faint">{say('applicationScreens.cohortText')}</p>
    </>
  );
};
