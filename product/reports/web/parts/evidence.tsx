import { Button } from 'antd';
import { attempt } from '#shell/client/useDo';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import { filesApi } from '#product/files/web/calls';
import { categoryOfType } from '#product/dictionaries/level-codes';
import { kindOfType } from '#product/levels/evidence';
import { ruleSet } from '#product/levels/rule-sets/published';
import { levelsShownBy } from '#product/levels/shows';
import type { EvidenceRow, WholeReport } from './types';

/** Opens a document of the material in a tab of its own. */
const openEvidence = async (fileId: string): Promise<void> => {
  const tab = window.open('about:blank', '_blank');
  const link = await attempt(() => filesApi.link({ id: fileId, use: 'view' }));
  if (link && tab) tab.location.href = link.url;
  else tab?.close();
};

/** A piece of evidence by its number on paper: one click opens the document itself. */
export const EvidenceLink = ({
  evidence,
  short = false,
}: {
  readonly evidence: EvidenceRow;
  readonly short?: boolean;
}) => {
  const say = useWords();
  return (
    <Button
      type="link"
      size="small"
      className="cited"
      title={`${evidence.title} · ${evidence.issuer} · ${evidence.issuedOn}`}
      aria-label={say('reportScreens.openEvidence', { number: evidence.number, title: evidence.title })}
      onClick={() => void openEvidence(evidence.fileId)}
    >
      <span className="cited__number">{evidence.number}</span>
      {!short && <span className="cited__title">{evidence.title}</span>}
      {!evidence.passed && <span className="cited__open">{say('reportScreens.notPassed')}</span>}
    </Button>
  );
};

/** Evidence by its ids, in the order of the annex; nothing cited is said so. */
export const Cited = ({
  ids,
  from,
  short = false,
}: {
  readonly ids: readonly string[];
  readonly from: readonly EvidenceRow[];
  readonly short?: boolean;
}) => {
  const say = useWords();
  const found = from.filter(({ id }) => ids.includes(id));
  if (found.length === 0) return <span className="faint">{say('reportScreens.noEvidence')}</span>;
  return (
    <span className="cited-list">
      {found.map((each) => (
        <EvidenceLink key={each.id} evidence={each} short={short} />
      ))}
    </span>
  );
};

type About = Pick<WholeReport, 'evidence' | 'achievementType' | 'ruleSet'>;

/** Which levels of maturity a document proves by the report's rule set, by itself or with others. */
export const ProvenLevels = ({
  documentType,
  about: { achievementType, ruleSet: rules },
}: {
  readonly documentType: string;
  readonly about: Omit<About, 'evidence'>;
}) => {
  const say = useWords();
  const shown = levelsShownBy(
    kindOfType(documentType),
    categoryOfType(achievementType) ?? 'applied',
    ruleSet(rules.version),
  );
  const listed = (alone: boolean): string =>
    shown
      .filter((each) => each.alone === alone)
      .map(({ level }) => level)
      .join(say('shell.listMark'));
  const parts = [
    listed(true) && say('reportDesk.proves', { levels: listed(true) }),
    listed(false) && say('reportDesk.provesWithOthers', { levels: listed(false) }),
  ].filter(Boolean);
  return <b> · {parts.length > 0 ? parts.join(' · ') : say('reportDesk.provesNone')}</b>;
};

/** What the picker offers: number and title, with kind, issuer, day and the levels of maturity it proves beside it. */
export const offered = (about: About) =>
  about.evidence.map(({ id, number, title, documentType, issuer, issuedOn }) => ({
    id,
    title: `${number} ${title}`,
    note: (
      <>
        <DictionaryTag dictionary="documentType" code={documentType} /> · {issuer} · {issuedOn}
        <ProvenLevels documentType={documentType} about={about} />
      </>
    ),
  }));
