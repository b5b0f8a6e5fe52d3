import * as z from 'zod';
import { called, item, listOf, money, open, ref, text, strictObject, yesNo } from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** YYYY-MM on both sides (domain §4.3). */
const yearMonth = withMetadata(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), { as: 'month' });

export const TopicSource = strictObject({
  source: open(item('topicSource'), 'applicationScreens.source', { needed: true }),
  planName: called(text(200), 'applicationScreens.planName'),
  projectNumber: called(text(100), 'applicationScreens.projectNumber', { wire: 'ProjectNo' }),
  fund: open(money, 'applicationScreens.fund'),
});

/** Kind and options of a medical product or technology; options of a second kind may join (a device with software). */
const MedicalProduct = strictObject({
  kind: item('medicalProduct'),
  options: withMetadata(listOf(item('medicalProduct'), 20), { wire: 'Sub' }),
});

/** Step 1 of the wizard: what the achievement is (domain §4.3 A). */
export const achievementFields = {
  achievementName: open(text(100), 'applicationScreens.achievementName', { needed: true }),
  achievementNameEnglish: open(text(300), 'applicationScreens.englishName', { wire: 'ApplyInfoEn' }),
  achievementType: open(item('achievementType'), 'applicationScreens.achievementType', { needed: true }),
  evaluationPurposes: open(listOf(item('evaluationPurpose'), 9), 'applicationScreens.purposes', {
    needed: true,
  }),
  keywords: open(listOf(text(40), 3), 'applicationScreens.keywords', { wire: 'KeyWords', needed: true }),
  introduction: open(text(2000), 'applicationScreens.introduction', { wire: 'Intro', needed: true }),
  technologyField: open(item('technologyField'), 'applicationScreens.technologyField', { needed: true }),
  newIndustry: open(item('newIndustry'), 'applicationScreens.newIndustry'),
  applicationIndustries: open(
    listOf(item('applicationIndustry'), 3),
    'applicationScreens.applicationIndustries',
    { wire: 'ApplyIndustry', needed: true },
  ),
  medicalProduct: open(MedicalProduct, 'applicationScreens.product', {
    wire: 'MedProductTech',
    needed: 'chooseBelow',
  }),
  outcomeForms: open(listOf(item('outcomeForm'), 15), 'applicationScreens.outcomeForms', { needed: true }),
  outcomeAttribute: open(item('outcomeAttribute'), 'applicationScreens.outcomeAttribute', {
    wire: 'OutcomeAttr',
    needed: true,
  }),
  stage: open(item('stage'), 'applicationScreens.stage', { needed: true }),
  standardLevel: open(item('standardLevel'), 'applicationScreens.standardLevel', { wire: 'StandardsLevel' }),
  topicSources: open(listOf(TopicSource, 30), 'applicationScreens.topicSources', { needed: true }),
  startMonth: open(yearMonth, 'applicationScreens.startMonth', { wire: 'StartDate', needed: true }),
  endMonth: open(yearMonth, 'applicationScreens.endMonth', { wire: 'EndDate', needed: true }),
  collegeName: open(text(100), 'applicationScreens.college'),
  technologyManagerId: open(ref('person'), 'applicationScreens.manager'),
  limitReason: open(item('limitReason'), 'applicationScreens.limitReason'),
  humanResearch: open(yesNo, 'applicationScreens.humanResearch', { needed: true }),
  usesGeneticResources: open(yesNo, 'applicationScreens.geneticResources', {
    wire: 'UsesHGR',
    needed: true,
  }),
  isSecret: open(yesNo, 'applicationScreens.isSecret', { needed: true }),
};
