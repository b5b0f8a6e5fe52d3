import * as z from 'zod';
import { item, listOf, money, ref, text, thing, yesNo } from '../../contract/field';
import { noted } from '../../contract/note';

/**
 * A field of a draft, or of a row in one: absent leaves what is stored, null clears it, and a row may stand half filled.
 * What must be there is asked on submitting (domain §3.1, A2).
 */
export const open = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

/** YYYY-MM on both sides (domain §4.3). */
const yearMonth = noted(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), {});

const TopicSource = thing({
  source: open(item('topicSource')),
  planName: text(200),
  projectNumber: text(100, 0, { wire: 'ProjectNo' }),
  fund: open(money),
});

/** Kind and options of a medical product or technology; options of a second kind may join (a device with software). */
const MedicalProduct = thing({
  kind: item('medicalProduct'),
  options: noted(listOf(item('medicalProduct'), 20), { wire: 'Sub' }),
});

/** Step 1 of the wizard: what the achievement is (domain §4.3 A). */
export const achievementFields = {
  achievementName: open(text(100)),
  achievementNameEnglish: open(text(300, 0, { wire: 'ApplyInfoEn' })),
  achievementType: open(item('achievementType')),
  evaluationPurposes: open(listOf(item('evaluationPurpose'), 9)),
  keywords: open(noted(listOf(text(40), 3), { wire: 'KeyWords' })),
  introduction: open(text(2000, 0, { wire: 'Intro' })),
  technologyField: open(item('technologyField')),
  newIndustry: open(item('newIndustry')),
  applicationIndustries: open(noted(listOf(item('applicationIndustry'), 3), { wire: 'ApplyIndustry' })),
  medicalProduct: open(noted(MedicalProduct, { wire: 'MedProductTech' })),
  outcomeForms: open(listOf(item('outcomeForm'), 15)),
  outcomeAttribute: open(item('outcomeAttribute', { wire: 'OutcomeAttr' })),
  stage: open(item('stage')),
  standardLevel: open(item('standardLevel', { wire: 'StandardsLevel' })),
  topicSources: open(listOf(TopicSource, 30)),
  startMonth: open(noted(yearMonth, { wire: 'StartDate' })),
  endMonth: open(noted(yearMonth, { wire: 'EndDate' })),
  collegeName: open(text(100)),
  technologyManagerId: open(ref('person')),
  limitReason: open(item('limitReason')),
  humanResearch: open(yesNo),
  usesGeneticResources: open(noted(yesNo, { wire: 'UsesHGR' })),
  isSecret: open(yesNo),
};
