import { generated } from '../generated';
import { fields } from '#product/reports/fields';
import { medicalAspects, sections, tables, type SectionName, type Sections } from '#product/reports/sections';
import { everyTableField } from '../materials/every-field';

const names = Object.keys(sections) as SectionName[];

/** What a report says where every field of every chapter and every table says something of its own. */
export const everyReportField = (evidence: string) => {
  const made = generated(fields.sections, {}) as Sections;
  const { workBreakdown, indicators, innovationPoints } = everyTableField(evidence);
  const texts: Sections = {
    ...made,
    medical: {
      ...made.medical,
      grades: medicalAspects.map((aspect, at) => ({ aspect, grade: at + 1, text: `${aspect} 的理由` })),
    },
  };
  return {
    ...(Object.fromEntries(names.map((name) => [name, sections[name].parse(texts[name])])) as Sections),
    workBreakdown: workBreakdown!,
    indicators: indicators!,
    innovationPoints: innovationPoints!,
    risks: tables.risks.parse(generated(fields.tables, {})['risks']),
    achievementEvidence: [evidence],
    baseDate: { baseDate: '2026-10-08' },
  };
};
