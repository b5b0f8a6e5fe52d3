import type * as z from 'zod';
import { DictionaryTag } from '../../../../shell/dictionary/useDictionary';
import { moneyText } from '../../../../contract/formatters';
import { Facts } from '../../../../shell/pages/Facts';
import { useWords } from '../../../../shell/words/say';
import type { Dossier } from '../../dossier';
import { SmallTable } from '../../../../shell/parts/SmallTable';
import { AttachmentFacts, CommissionFacts } from './CommissionFacts';

type Whole = Extract<z.output<typeof Dossier>, { view: 'whole' }>;
type Expert = Extract<z.output<typeof Dossier>, { view: 'expert' }>;
type Any = Exclude<z.output<typeof Dossier>, { view: 'returned' }>;

/** What the achievement is. */
export const InformationFacts = ({ record }: { readonly record: Any }) => {
  if (record.view === 'summary') {
    return (
      <Facts
        row={record}
        facts={[
          { field: 'mainOrganisationName', label: 'applicationScreens.mainOrganisation' },
          { field: 'firstAuthor', label: 'applicationScreens.firstAuthor' },
          {
            field: 'achievementType',
            label: 'applicationScreens.achievementType',
            as: { dictionary: 'achievementType' },
          },
          {
            field: 'evaluationPurposes',
            label: 'applicationScreens.purposes',
            as: { dictionary: 'evaluationPurpose' },
          },
          { field: 'evaluationAgencyName', label: 'applicationScreens.agency' },
          { field: 'submittedAt', label: 'applicationScreens.submittedOn', as: 'day' },
          { field: 'introduction', label: 'applicationScreens.introduction', wide: true },
        ]}
      />
    );
  }
  return (
    <>
      <Facts
        row={record}
        facts={[
          { field: 'ownerName', label: 'applicationScreens.owner' },
          { field: 'achievementNameEnglish', label: 'applicationScreens.englishName' },
          {
            field: 'achievementType',
            label: 'applicationScreens.achievementType',
            as: { dictionary: 'achievementType' },
          },
          {
            field: 'evaluationPurposes',
            label: 'applicationScreens.purposes',
            as: { dictionary: 'evaluationPurpose' },
          },
          {
            field: 'technologyField',
            label: 'applicationScreens.technologyField',
            as: { dictionary: 'technologyField' },
          },
          {
            field: 'applicationIndustries',
            label: 'applicationScreens.applicationIndustries',
            as: { dictionary: 'applicationIndustry' },
          },
          {
            field: 'medicalProduct',
            label: 'applicationScreens.product',
            draw: ({ medicalProduct }) => (
              <DictionaryTag dictionary="medicalProduct" code={medicalProduct?.options ?? null} />
            ),
          },
          {
            field: 'outcomeForms',
            label: 'applicationScreens.outcomeForms',
            as: { dictionary: 'outcomeForm' },
          },
          {
            field: 'outcomeAttribute',
            label: 'applicationScreens.outcomeAttribute',
            as: { dictionary: 'outcomeAttribute' },
          },
          { field: 'stage', label: 'applicationScreens.stage', as: { dictionary: 'stage' } },
          { field: 'startMonth', label: 'applicationScreens.startMonth' },
          { field: 'endMonth', label: 'applicationScreens.endMonth' },
          { field: 'humanResearch', label: 'applicationScreens.humanResearch', as: 'yesNo' },
          { field: 'usesGeneticResources', label: 'applicationScreens.geneticResources', as: 'yesNo' },
          {
            field: 'keywords',
            label: 'applicationScreens.keywords',
            draw: ({ keywords }) => (keywords ?? []).join('、') || '/',
          },
          { field: 'introduction', label: 'applicationScreens.introduction', wide: true },
        ]}
      />
      {record.view === 'whole' && (
        <>
          <CommissionFacts record={record} />
          <AttachmentFacts record={record} />
        </>
      )}
    </>
  );
};

/** Organisations and persons in their order. */
export const PeopleFacts = ({ record }: { readonly record: Whole | Expert }) => {
  const say = useWords();
  return (
    <>
      <SmallTable
        title="applicationScreens.organisations"
        head={[
          'applicationScreens.organisation',
          'applicationScreens.organisationType',
          'applicationScreens.isMain',
          'applicationScreens.contribution',
        ]}
        rows={(record.organisations ?? []).map((each) => [
          each.name,
          <DictionaryTag key="type" dictionary="organisationType" code={each.type} />,
          each.isMain ? say('shell.yes') : '',
          each.contribution,
        ])}
      />
      <SmallTable
        title="applicationScreens.persons"
        head={[
          'applicationScreens.personName',
          'applicationScreens.workplace',
          'applicationScreens.professionalTitle',
          'applicationScreens.share',
          'applicationScreens.contribution',
        ]}
        figures={['applicationScreens.share']}
        rows={(record.persons ?? []).map((each) => [
          each.name,
          each.organisationName,
          <DictionaryTag key="title" dictionary="professionalTitle" code={each.professionalTitle} />,
          each.share ?? '',
          each.contribution,
        ])}
      />
    </>
  );
};

/** What protects it and what came of it. */
export const EvidenceFacts = ({ record }: { readonly record: Whole | Expert }) => (
  <>
    <SmallTable
      title="applicationScreens.rights"
      head={[
        'applicationScreens.rightForm',
        'applicationScreens.rightName',
        'applicationScreens.rightNumber',
        'applicationScreens.rightStatus',
        'applicationScreens.rightOwner',
      ]}
      rows={(record.rights ?? []).map((each) => [
        <DictionaryTag key="form" dictionary="rightForm" code={each.form} />,
        each.name,
        each.number,
        <DictionaryTag key="status" dictionary="rightStatus" code={each.status} />,
        each.owner,
      ])}
    />
    <SmallTable
      title="applicationScreens.papers"
      head={[
        'applicationScreens.paperTitle',
        'applicationScreens.journal',
        'applicationScreens.year',
        'applicationScreens.cites',
      ]}
      figures={['applicationScreens.year', 'applicationScreens.cites']}
      rows={(record.papers ?? []).map((each) => [
        each.title,
        each.journal,
        each.year ?? '',
        each.cites ?? '',
      ])}
    />
    <SmallTable
      title="applicationScreens.approvals"
      head={[
        'applicationScreens.approvalKind',
        'applicationScreens.rightNumber',
        'applicationScreens.issuer',
        'applicationScreens.date',
      ]}
      rows={(record.approvals ?? []).map((each) => [
        <DictionaryTag key="kind" dictionary="approvalKind" code={each.kind} />,
        each.number,
        each.issuer,
        each.date ?? '',
      ])}
    />
    <SmallTable
      title="applicationScreens.benefits"
      head={[
        'applicationScreens.year',
        'applicationScreens.newSales',
        'applicationScreens.newProfit',
        'applicationScreens.tax',
        'applicationScreens.savedCost',
      ]}
      figures={[
        'applicationScreens.newSales',
        'applicationScreens.newProfit',
        'applicationScreens.tax',
        'applicationScreens.savedCost',
      ]}
      rows={(record.benefits ?? []).map((each) => [
        each.year,
        moneyText(each.newSales),
        moneyText(each.newProfit),
        moneyText(each.tax),
        moneyText(each.savedCost),
      ])}
    />
    <Facts
      row={record}
      facts={[
        { field: 'economicBenefit', label: 'applicationScreens.benefit', as: 'money' },
        { field: 'useStatus', label: 'applicationScreens.useStatus', as: { dictionary: 'useStatus' } },
        {
          field: 'transformationMethod',
          label: 'applicationScreens.transformationMethod',
          as: { dictionary: 'transformationMethod' },
        },
        { field: 'socialBenefit', label: 'applicationScreens.socialBenefit', wide: true },
      ]}
    />
  </>
);
