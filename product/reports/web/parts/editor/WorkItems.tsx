import { LevelScale } from '#shell/look/LevelScale';
import { useWords } from '#shell/words/say';
import type { WorkItem } from '#product/levels/tables';
import type { Assessed } from '../types';
import { useReachable } from '../tables/ExpectedLevel';

const wholeShare = 10_000;
/** The weights of the items that group no others, in hundredths of a percent. */
const sharesOf = (rows: readonly WorkItem[]): number =>
  rows
    .filter(({ code }) => !rows.some((other) => other.code.startsWith(`${code}.`)))
    .reduce((total, { weight }) => total + Math.round(weight * 100), 0);

/** What is left of a hundred percent. */
export const shareLeft = (rows: readonly WorkItem[]): number =>
  Math.max(0, (wholeShare - sharesOf(rows)) / 100);

/** What the weights add up to; they are to be a hundred. */
export const Weights = ({ rows }: { readonly rows: readonly WorkItem[] }) => {
  const say = useWords();
  const sum = sharesOf(rows);
  return (
    <p className={sum === wholeShare ? 'report-table__sum' : 'report-table__sum report-table__sum--wrong'}>
      {say('reportScreens.weightsSum', { sum: sum / 100 })}
    </p>
  );
};

interface AboutItem {
  readonly code: string;
  readonly assessed: Assessed | null;
}

/** The level that an item's evidence carries, beside what is expected of it. */
export const CarriedLevel = ({ code, assessed }: AboutItem) => {
  const say = useWords();
  const meanings = useReachable();
  const found = assessed?.items.find((item) => item.code === code);
  return (
    found && (
      <LevelScale
        name={say('reportScreens.carried')}
        levels={meanings}
        reached={found.level}
        size="mini"
        notRated={say('reportScreens.noLevelYet')}
      />
    )
  );
};

/** Which proofs an item lacks for the next level. */
export const NextLevel = ({ code, assessed }: AboutItem) => {
  const say = useWords();
  const missing = assessed?.gapToNext?.missing.filter(({ item }) => item === code) ?? [];
  if (missing.length === 0) return null;
  return (
    <p className="report-row__gap">
      <b>{say('reportScreens.gapToNext', { next: assessed?.gapToNext?.next ?? 0 })}</b>{' '}
      {missing.map(({ level, accepts }) => (
        <span key={level}>
          {say('reportScreens.proofOf', { level })}: {accepts.map((proof) => proof.join(' + ')).join(' · ')}
        </span>
      ))}
    </p>
  );
};
