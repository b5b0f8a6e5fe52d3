import { rowsOf, type Section } from '../../../../shell/form/types';
import type { Draft } from '../../application';
import { MedicalProduct, Tags } from './controls';
import { findManagers } from './find';

type Named = Draft & { readonly technologyManagerName?: string | null };
type Topic = NonNullable<Draft['topicSources']>[number];

/** Step 1: what the achievement is (domain §4.3 A). */
export const achievementSections: readonly Section<Named>[] = [
  {
    key: 'identity',
    title: 'applicationScreens.identity',
    fields: [
      {
        field: 'achievementName',
        label: 'applicationScreens.achievementName',
        control: 'text',
        atMost: 100,
        required: true,
        wide: true,
      },
      {
        field: 'achievementNameEnglish',
        label: 'applicationScreens.englishName',
        control: 'text',
        atMost: 300,
        wide: true,
      },
      {
        field: 'achievementType',
        label: 'applicationScreens.achievementType',
        control: 'item',
        dictionary: 'achievementType',
        tree: true,
        leavesOnly: true,
        required: true,
      },
      {
        field: 'evaluationPurposes',
        label: 'applicationScreens.purposes',
        control: 'item',
        dictionary: 'evaluationPurpose',
        multiple: true,
        required: true,
      },
      {
        field: 'keywords',
        label: 'applicationScreens.keywords',
        hint: 'applicationScreens.keywordsHint',
        control: 'own',
        draw: Tags,
        required: true,
      },
      { field: 'collegeName', label: 'applicationScreens.college', control: 'text', atMost: 100 },
      {
        field: 'introduction',
        label: 'applicationScreens.introduction',
        hint: 'applicationScreens.introductionHint',
        control: 'textarea',
        atMost: 2000,
        lines: 8,
        required: true,
      },
    ],
  },
  {
    key: 'classification',
    title: 'applicationScreens.classification',
    fields: [
      {
        field: 'technologyField',
        label: 'applicationScreens.technologyField',
        control: 'item',
        dictionary: 'technologyField',
        required: true,
      },
      {
        field: 'newIndustry',
        label: 'applicationScreens.newIndustry',
        control: 'item',
        dictionary: 'newIndustry',
      },
      {
        field: 'applicationIndustries',
        label: 'applicationScreens.applicationIndustries',
        control: 'item',
        dictionary: 'applicationIndustry',
        multiple: true,
        most: 3,
        required: true,
      },
      {
        field: 'medicalProduct',
        label: 'applicationScreens.product',
        control: 'own',
        draw: MedicalProduct,
        required: true,
      },
      {
        field: 'outcomeForms',
        label: 'applicationScreens.outcomeForms',
        control: 'item',
        dictionary: 'outcomeForm',
        multiple: true,
        required: true,
      },
      {
        field: 'outcomeAttribute',
        label: 'applicationScreens.outcomeAttribute',
        control: 'item',
        dictionary: 'outcomeAttribute',
        required: true,
      },
      {
        field: 'stage',
        label: 'applicationScreens.stage',
        control: 'item',
        dictionary: 'stage',
        required: true,
      },
      {
        field: 'standardLevel',
        label: 'applicationScreens.standardLevel',
        control: 'item',
        dictionary: 'standardLevel',
      },
    ],
  },
  {
    key: 'origin',
    title: 'applicationScreens.origin',
    fields: [
      {
        field: 'topicSources',
        label: 'applicationScreens.topicSources',
        control: 'rows',
        required: true,
        least: 1,
        blank: { source: undefined, planName: '', projectNumber: '', fund: null },
        fields: rowsOf<Topic>([
          {
            field: 'source',
            label: 'applicationScreens.source',
            control: 'item',
            dictionary: 'topicSource',
            tree: true,
            required: true,
          },
          { field: 'planName', label: 'applicationScreens.planName', control: 'text', atMost: 200 },
          { field: 'projectNumber', label: 'applicationScreens.projectNumber', control: 'text', atMost: 100 },
          { field: 'fund', label: 'applicationScreens.fund', control: 'money' },
        ]),
      },
      { field: 'startMonth', label: 'applicationScreens.startMonth', control: 'month', required: true },
      { field: 'endMonth', label: 'applicationScreens.endMonth', control: 'month', required: true },
      {
        field: 'technologyManagerId',
        label: 'applicationScreens.manager',
        control: 'find',
        find: findManagers,
        nameField: 'technologyManagerName',
      },
    ],
  },
  {
    key: 'compliance',
    title: 'applicationScreens.compliance',
    fields: [
      {
        field: 'limitReason',
        label: 'applicationScreens.limitReason',
        control: 'item',
        dictionary: 'limitReason',
      },
      { field: 'humanResearch', label: 'applicationScreens.humanResearch', control: 'yesNo', required: true },
      {
        field: 'usesGeneticResources',
        label: 'applicationScreens.geneticResources',
        control: 'yesNo',
        required: true,
      },
      {
        field: 'isSecret',
        label: 'applicationScreens.isSecret',
        hint: 'applicationScreens.secretHint',
        control: 'yesNo',
        required: true,
      },
    ],
  },
];
