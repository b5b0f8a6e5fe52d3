import { Select } from 'antd';
import { createContext, useContext } from 'react';
import type { ControlProps } from '#shell/form/types';
import { useFound } from '#shell/form/useFound';
import { useWords } from '#shell/words/say';
import { EvidencePicker } from '#shell/parts/EvidencePicker';
import { isScale } from '#product/citations/proven';
import { CitationsContext, CitedPlaces, PlacesOfNothing } from '#product/citations/web';
import type { ChapterKey } from '#product/reports/chapters';
import { Cited, EvidenceLink, offered, ProvenLevels } from '../evidence';
import type { WholeReport } from '../types';

/** What the columns of a report's tables need to know of their report. */
type About = Pick<WholeReport, 'evidence' | 'achievementType' | 'ruleSet'>;
export const ReportContext = createContext<About>({
  evidence: [],
  achievementType: '',
  ruleSet: { version: 1, publishedOn: '', sha256: '' },
});

/** The evidence that a row cites, each a link to its document. */
export const CitedHere = ({ ids }: { readonly ids: string | readonly string[] | null }) => (
  <Cited ids={[ids].flat().filter((id) => id !== null)} from={useContext(ReportContext).evidence} short />
);

/** Several documents of the material, those chosen beside the picker, each with the levels of maturity that it proves. */
export const EvidenceMany = ({ id, value, onChange }: ControlProps) => {
  const about = useContext(ReportContext);
  const ids = (value as readonly string[] | null) ?? [];
  const chosen = about.evidence.filter((each) => ids.includes(each.id));
  return (
    <div className="report-row__evidence">
      {chosen.length === 0 && <CitedHere ids={[]} />}
      {chosen.map((each) => (
        <span key={each.id} className="report-row__cited">
          <EvidenceLink evidence={each} short />
          <ProvenLevels documentType={each.documentType} about={about} />
        </span>
      ))}
      <EvidencePicker
        {...(id !== undefined && { id })}
        value={value}
        // What is no longer in the material goes with the next choice.
        onChange={(chosenIds) =>
          onChange?.(
            (chosenIds as readonly string[]).filter((each) => about.evidence.some((row) => row.id === each)),
          )
        }
        from={offered(about)}
      />
    </div>
  );
};

/** One document of the material, with the way to the document itself beside it. */
export const EvidenceOne = ({ id, value, onChange }: ControlProps) => {
  const { evidence } = useContext(ReportContext);
  const found = useFound();
  const chosen = evidence.find((each) => each.id === value);
  return (
    <div className="evidence-select">
      <Select
        {...(id !== undefined && { id })}
        allowClear
        className="wide"
        showSearch={found}
        value={(value as string | null | undefined) ?? null}
        onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
        options={evidence.map((each) => ({ value: each.id, label: `${each.number} ${each.title}` }))}
      />
      {chosen && <EvidenceLink evidence={chosen} short />}
    </div>
  );
};

/** The places that prove the level of a chapter, and those whose row is gone; nothing in chapters without a level. */
export const ScaleCitations = ({ chapter }: { readonly chapter: ChapterKey }) => {
  const say = useWords();
  const { citations, write } = useContext(CitationsContext);
  if (!isScale(chapter) || (!write && !citations.some(({ proves }) => proves === chapter))) return null;
  return (
    <div className="read__prose">
      <h3>{say('citations.ofLevel')}</h3>
      {write && <p className="faint gap-below">{say('citations.ofLevelHint')}</p>}
      <CitedPlaces proves={chapter} />
      <PlacesOfNothing />
    </div>
  );
};
