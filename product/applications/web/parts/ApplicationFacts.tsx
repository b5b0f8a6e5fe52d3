import compiled from 'virtual:fields/applications';
import type * as z from 'zod';
import { DeclaredFacts } from '#shell/pages/DeclaredFacts';
import { Facts } from '#shell/pages/Facts';
import type { ApplicationDetails } from '../../details';
import type { fields } from '../../fields';
import { achievementControls } from './achievement-controls';
import { CommissionFacts } from './CommissionFacts';
import { commissionControls } from './commission-controls';
import { completionControls } from './completion-controls';

const { apply, apply2, apply3 } = compiled as unknown as typeof fields;

type Any = Exclude<z.output<typeof ApplicationDetails>, { view: 'returned' }>;
type Read = Exclude<Any, { view: 'summary' }>;

/** What the achievement is, to whom it is commissioned and on which word, as far as its reader is told. */
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
      <DeclaredFacts
        record={record}
        facts={apply}
        controls={achievementControls}
        sections={['identity', 'classification', 'origin', 'compliance']}
        before={[{ field: 'ownerName', label: 'applicationScreens.owner' }]}
      />
      {record.view === 'whole' && <CommissionFacts record={record} />}
      <DeclaredFacts
        record={record}
        facts={apply3}
        controls={commissionControls}
        sections={['commission', 'avoided', 'attachments', 'commitments']}
      />
    </>
  );
};

/** Organisations and persons in their order. */
export const PeopleFacts = ({ record }: { readonly record: Read }) => (
  <DeclaredFacts
    record={record}
    facts={apply2}
    controls={completionControls}
    sections={['organisations', 'persons']}
  />
);

/** What protects it and what came of it. */
export const EvidenceFacts = ({ record }: { readonly record: Read }) => (
  <DeclaredFacts
    record={record}
    facts={apply2}
    controls={completionControls}
    sections={['rights', 'papers', 'use']}
  />
);
