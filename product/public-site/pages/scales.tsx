import { inLanguage, type Language } from '#contract/words';
import { LevelScale, type LevelScaleProps, type ScaleLevel } from '#shell/look/LevelScale';
import type { MaturityLevel, OutcomeCategory } from '#product/dictionaries/dictionaries';
import { advancementReading, innovationReading, maturityReading } from '#product/dictionaries/levels';
import type { Levels } from '../view-types';
import { speak, type Say } from './speak';
import { scales } from '#product/dictionaries/scales';

export type ScaleKind = keyof typeof scales;

/** Names and meanings of one scale for a category, lowest first (domain §5.1–5.3). */
export const scaleLevels = (
  kind: ScaleKind,
  category: OutcomeCategory,
  language: Language,
  say: Say,
): ScaleLevel[] =>
  Array.from({ length: scales[kind].most }, (_, at) => {
    const code = String(at + 1);
    const reading =
      kind === 'maturity'
        ? maturityReading(code as MaturityLevel, category)
        : kind === 'innovation'
          ? innovationReading(code)
          : advancementReading(code);
    if (!reading) return { name: '', meaning: say('notForCategory') };
    // The number stands beside the cells already: 四级·国际原创 reads 国际原创 there.
    const name = inLanguage(reading.name, language).replace(/^.级·/, '');
    return { name, meaning: inLanguage(reading.meaning, language) };
  });

/** The three scales of one result, each with its own row of cells. */
export const ResultScales = ({
  levels,
  language,
  size,
}: {
  readonly levels: Levels;
  readonly language: Language;
  readonly size: LevelScaleProps['size'];
}) => {
  const say = speak(language);
  const kinds = (['maturity', 'innovation', 'advancement'] as const).filter(
    // Basic theory is not rated for advancement: an empty row would look like a failure.
    (kind) => kind !== 'advancement' || levels.advancement !== null || levels.category !== '3',
  );
  return (
    <div className={`scales scales--${size}`}>
      {kinds.map((kind) => (
        <LevelScale
          key={kind}
          name={say(kind)}
          levels={scaleLevels(kind, levels.category, language, say)}
          reached={levels[kind]}
          size={size}
          notRated={say('notRated')}
          group={kind}
        />
      ))}
    </div>
  );
};
