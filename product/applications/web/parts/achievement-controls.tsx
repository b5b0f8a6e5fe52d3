import type { Controls } from '#shell/form/declared';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import type { achievementFields } from '../../achievement';
import type { Draft } from '../../application';
import { LimitedRelease, MedicalProduct } from './controls';
import { findManagers } from './find';
import { suggest } from './suggest';

export const achievementTitles = {
  identity: 'applicationScreens.identity',
  classification: 'applicationScreens.classification',
  origin: 'applicationScreens.origin',
  compliance: 'applicationScreens.compliance',
} as const;

/** Step 1: what the achievement is (domain §4.3 A). */
export const achievementControls: Controls<
  Pick<Draft, keyof typeof achievementFields>,
  Draft,
  keyof typeof achievementTitles
> = {
  achievementName: { in: 'identity', wide: true, isTitle: true },
  achievementNameEnglish: { in: 'identity', wide: true },
  achievementType: { in: 'identity', tree: true, leavesOnly: true },
  evaluationPurposes: { in: 'identity' },
  keywords: { in: 'identity', hint: 'applicationScreens.keywordsHint' },
  collegeName: { in: 'identity' },
  introduction: { in: 'identity', lines: 8, hint: 'applicationScreens.introductionHint' },
  technologyField: { in: 'classification' },
  newIndustry: { in: 'classification' },
  applicationIndustries: { in: 'classification' },
  medicalProduct: {
    in: 'classification',
    draw: MedicalProduct,
    show: ({ medicalProduct }) => (
      <DictionaryTag dictionary="medicalProduct" code={medicalProduct?.options ?? null} />
    ),
  },
  outcomeForms: { in: 'classification' },
  outcomeAttribute: { in: 'classification' },
  stage: { in: 'classification' },
  standardLevel: { in: 'classification' },
  topicSources: {
    in: 'origin',
    columns: { source: { tree: true }, planName: { suggests: suggest('plan') }, projectNumber: {}, fund: {} },
  },
  startMonth: { in: 'origin' },
  endMonth: { in: 'origin' },
  technologyManagerId: { in: 'origin', find: findManagers, nameField: 'technologyManagerName' },
  limitReason: {
    in: 'compliance',
    draw: LimitedRelease,
    show: ({ limitReason }) => <DictionaryTag dictionary="limitReason" code={limitReason ?? null} />,
  },
  humanResearch: { in: 'compliance' },
  usesGeneticResources: { in: 'compliance' },
  isSecret: { in: 'compliance', hint: 'applicationScreens.secretHint' },
};
