import type { Language } from '#contract/words';
import type { ResultCard as Result } from '../../view-types';
import { Day, ValidityTag } from '../parts';
import { ResultScales } from '../scales';
import { speak } from '../speak';

/** One published result: recognised by its name, read by its scales. */
export const ResultCard = ({
  result,
  language,
  heading: Heading = 'h3',
}: {
  readonly result: Result;
  readonly language: Language;
  readonly heading?: 'h2' | 'h3';
}) => {
  const say = speak(language);
  return (
    <article className="card result">
      <p className="result__kind">
        <span>{result.achievementType}</span>
        <ValidityTag validity={result.validity} language={language} />
      </p>
      <Heading className="result__name" lang="zh">
        <a className="card__link" href={`/resultInfo?id=${encodeURIComponent(result.id)}`}>
          {result.achievementName}
        </a>
      </Heading>
      {result.englishName && (
        <p className="faint small" lang="en">
          {result.englishName}
        </p>
      )}
      <p className="result__owner" lang="zh">
        {result.mainOrganisation}
      </p>
      <ResultScales levels={result.levels} language={language} size="line" />
      <p className="result__foot">
        <span>
          <span className="faint">{say('overallLevel')}</span> <b>{result.overallLevel}</b>
        </span>
        <Day on={result.issuedOn} />
      </p>
    </article>
  );
};
