import { rowsOf, type Section } from '../../../../shell/form/types';
import type { Draft } from '../../application';
import { AgencyChoice, Attachments, Commitments } from './controls';

type Avoided = NonNullable<Draft['avoidedExperts']>[number];

/** Step 3: to whom it is commissioned, on which word (domain §4.3 C). */
export const commissionSections: readonly Section<Draft>[] = [
  {
    key: 'commission',
    title: 'applicationScreens.commission',
    fields: [
      {
        field: 'evaluationAgencyId',
        label: 'applicationScreens.agency',
        control: 'own',
        draw: AgencyChoice,
        required: true,
        wide: true,
      },
      { field: 'expectedFinish', label: 'applicationScreens.expectedFinish', control: 'day' },
      {
        field: 'consentPublish',
        label: 'applicationScreens.consentPublish',
        control: 'yesNo',
        required: true,
      },
    ],
  },
  {
    key: 'avoided',
    title: 'applicationScreens.avoidedExperts',
    fields: [
      {
        field: 'avoidedExperts',
        label: 'applicationScreens.avoidedExperts',
        control: 'rows',
        most: 3,
        blank: { name: '', organisationName: '', reason: '' },
        fields: rowsOf<Avoided>([
          {
            field: 'name',
            label: 'applicationScreens.personName',
            control: 'text',
            atMost: 60,
            required: true,
          },
          {
            field: 'organisationName',
            label: 'applicationScreens.workplace',
            control: 'text',
            atMost: 150,
            required: true,
          },
          {
            field: 'reason',
            label: 'applicationScreens.reason',
            control: 'text',
            atMost: 500,
            required: true,
          },
        ]),
      },
    ],
  },
  {
    key: 'attachments',
    title: 'applicationScreens.attachments',
    fields: [
      {
        field: 'attachments',
        label: 'applicationScreens.attachments',
        control: 'own',
        draw: Attachments,
        wide: true,
      },
    ],
  },
  {
    key: 'commitments',
    title: 'applicationScreens.commitments',
    fields: [
      {
        field: 'commitments',
        label: 'applicationScreens.commitments',
        control: 'own',
        draw: Commitments,
        required: true,
        wide: true,
      },
    ],
  },
];
