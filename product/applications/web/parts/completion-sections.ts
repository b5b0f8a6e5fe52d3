import { rowsOf, type Section } from '../../../../shell/form/types';
import type { Draft, OrganisationRow, PersonRow, RightRow } from '../../application';
import { AddMyself } from './AddMyself';
import { Tags } from './controls';
import { findOrganisations } from './find';

type Filled<Key extends keyof Draft> = NonNullable<Draft[Key]>[number & keyof NonNullable<Draft[Key]>];
type NamedPerson = RightRow['inventors'][number];

const people = rowsOf<NamedPerson>([
  { field: 'name', label: 'applicationScreens.personName', control: 'text', atMost: 60, required: true },
  { field: 'organisationName', label: 'applicationScreens.workplace', control: 'text', atMost: 150 },
]);

/** Step 2: who did it, what protects it, what came of it (domain §4.3 B). */
export const completionSections: readonly Section<Draft>[] = [
  {
    key: 'organisations',
    title: 'applicationScreens.organisations',
    fields: [
      {
        field: 'organisations',
        label: 'applicationScreens.organisations',
        control: 'rows',
        least: 1,
        required: true,
        blank: { organisationId: null, name: '', isMain: false, type: null, contribution: '' },
        fields: rowsOf<OrganisationRow>([
          {
            field: 'organisationId',
            label: 'applicationScreens.organisation',
            control: 'find',
            find: findOrganisations,
            nameField: 'name',
            free: true,
            required: true,
          },
          {
            field: 'type',
            label: 'applicationScreens.organisationType',
            control: 'item',
            dictionary: 'organisationType',
          },
          { field: 'isMain', label: 'applicationScreens.isMain', control: 'yesNo', required: true },
          { field: 'contribution', label: 'applicationScreens.contribution', control: 'text', atMost: 1000 },
        ]),
      },
    ],
  },
  {
    key: 'persons',
    title: 'applicationScreens.persons',
    fields: [
      {
        field: 'persons',
        label: 'applicationScreens.persons',
        control: 'rows',
        least: 1,
        required: true,
        another: AddMyself,
        blank: {
          name: '',
          sex: null,
          birthYear: null,
          professionalTitle: null,
          education: null,
          organisationName: '',
          contribution: '',
          share: null,
        },
        fields: rowsOf<PersonRow>([
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
          { field: 'sex', label: 'applicationScreens.sex', control: 'item', dictionary: 'sex' },
          {
            field: 'birthYear',
            label: 'applicationScreens.birthYear',
            control: 'number',
            from: 1900,
            to: 2100,
          },
          {
            field: 'professionalTitle',
            label: 'applicationScreens.professionalTitle',
            control: 'item',
            dictionary: 'professionalTitle',
            tree: true,
            leavesOnly: true,
          },
          {
            field: 'education',
            label: 'applicationScreens.education',
            control: 'item',
            dictionary: 'education',
          },
          { field: 'share', label: 'applicationScreens.share', control: 'number', from: 0, to: 100 },
          { field: 'contribution', label: 'applicationScreens.contribution', control: 'text', atMost: 1000 },
        ]),
      },
    ],
  },
  {
    key: 'rights',
    title: 'applicationScreens.rights',
    fields: [
      {
        field: 'rights',
        label: 'applicationScreens.rights',
        control: 'rows',
        blank: {
          status: null,
          name: '',
          number: '',
          country: 'CN',
          appliedOn: null,
          grantedOn: null,
          owner: '',
          isCore: false,
          inventors: [],
        },
        fields: rowsOf<RightRow>([
          {
            field: 'form',
            label: 'applicationScreens.rightForm',
            control: 'item',
            dictionary: 'rightForm',
            required: true,
          },
          {
            field: 'status',
            label: 'applicationScreens.rightStatus',
            control: 'item',
            dictionary: 'rightStatus',
          },
          { field: 'name', label: 'applicationScreens.rightName', control: 'text', atMost: 200 },
          { field: 'number', label: 'applicationScreens.rightNumber', control: 'text', atMost: 100 },
          { field: 'owner', label: 'applicationScreens.rightOwner', control: 'text', atMost: 200 },
          { field: 'country', label: 'applicationScreens.country', control: 'text', atMost: 60 },
          { field: 'appliedOn', label: 'applicationScreens.appliedOn', control: 'day' },
          { field: 'grantedOn', label: 'applicationScreens.grantedOn', control: 'day' },
          { field: 'isCore', label: 'applicationScreens.isCore', control: 'yesNo', required: true },
          {
            field: 'inventors',
            label: 'applicationScreens.inventors',
            control: 'rows',
            blank: { name: '', organisationName: '' },
            fields: people,
          },
        ]),
      },
    ],
  },
  {
    key: 'papers',
    title: 'applicationScreens.papers',
    fields: [
      {
        field: 'papers',
        label: 'applicationScreens.papers',
        control: 'rows',
        blank: { title: '', journal: '', year: null, doi: '', cites: null, authors: [] },
        fields: rowsOf<Filled<'papers'>>([
          {
            field: 'title',
            label: 'applicationScreens.paperTitle',
            control: 'text',
            atMost: 300,
            required: true,
          },
          { field: 'journal', label: 'applicationScreens.journal', control: 'text', atMost: 200 },
          { field: 'year', label: 'applicationScreens.year', control: 'number', from: 1900, to: 2100 },
          { field: 'doi', label: 'applicationScreens.doi', control: 'text', atMost: 120 },
          { field: 'cites', label: 'applicationScreens.cites', control: 'number', from: 0 },
          {
            field: 'authors',
            label: 'applicationScreens.authors',
            control: 'rows',
            blank: { name: '', organisationName: '' },
            fields: people,
          },
        ]),
      },
      {
        field: 'standards',
        label: 'applicationScreens.standards',
        control: 'rows',
        blank: { name: '', number: '', level: null },
        fields: rowsOf<Filled<'standards'>>([
          {
            field: 'name',
            label: 'applicationScreens.standardName',
            control: 'text',
            atMost: 200,
            required: true,
          },
          { field: 'number', label: 'applicationScreens.standardNumber', control: 'text', atMost: 100 },
          {
            field: 'level',
            label: 'applicationScreens.standardLevel',
            control: 'item',
            dictionary: 'standardLevel',
          },
        ]),
      },
      {
        field: 'approvals',
        label: 'applicationScreens.approvals',
        control: 'rows',
        blank: { number: '', issuer: '', date: null },
        fields: rowsOf<Filled<'approvals'>>([
          {
            field: 'kind',
            label: 'applicationScreens.approvalKind',
            control: 'item',
            dictionary: 'approvalKind',
            required: true,
          },
          { field: 'number', label: 'applicationScreens.rightNumber', control: 'text', atMost: 100 },
          { field: 'issuer', label: 'applicationScreens.issuer', control: 'text', atMost: 200 },
          { field: 'date', label: 'applicationScreens.date', control: 'day' },
        ]),
      },
      { field: 'awards', label: 'applicationScreens.awards', control: 'own', draw: Tags, wide: true },
    ],
  },
  {
    key: 'use',
    title: 'applicationScreens.use',
    fields: [
      {
        field: 'useStatus',
        label: 'applicationScreens.useStatus',
        control: 'item',
        dictionary: 'useStatus',
        required: true,
      },
      {
        field: 'transformationMethod',
        label: 'applicationScreens.transformationMethod',
        control: 'item',
        dictionary: 'transformationMethod',
      },
      {
        field: 'benefits',
        label: 'applicationScreens.benefits',
        control: 'rows',
        blank: { year: null, newSales: '0', newProfit: '0', tax: '0', savedCost: '0', basis: '' },
        fields: rowsOf<Filled<'benefits'>>([
          {
            field: 'year',
            label: 'applicationScreens.year',
            control: 'number',
            from: 1990,
            to: 2100,
            required: true,
          },
          { field: 'newSales', label: 'applicationScreens.newSales', control: 'money', required: true },
          { field: 'newProfit', label: 'applicationScreens.newProfit', control: 'money', required: true },
          { field: 'tax', label: 'applicationScreens.tax', control: 'money', required: true },
          { field: 'savedCost', label: 'applicationScreens.savedCost', control: 'money', required: true },
          { field: 'basis', label: 'applicationScreens.basis', control: 'text', atMost: 500 },
        ]),
      },
      { field: 'economicBenefit', label: 'applicationScreens.benefit', control: 'money' },
      { field: 'benefitReason', label: 'applicationScreens.benefitReason', control: 'text', atMost: 500 },
      {
        field: 'socialBenefit',
        label: 'applicationScreens.socialBenefit',
        control: 'textarea',
        atMost: 2000,
      },
    ],
  },
];
