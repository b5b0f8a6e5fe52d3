import {
  called,
  coded,
  day,
  decimal,
  item,
  listOf,
  money,
  open,
  ref,
  text,
  strictObject,
  integer,
  yesNo,
} from '#contract/field';

/** A person as patents, papers and the avoid-list name them. */
const NamedPerson = strictObject({
  name: called(text(60), 'applicationScreens.personName'),
  organisationName: called(text(150), 'applicationScreens.workplace'),
});

export const CompletingOrganisation = strictObject({
  organisationId: open(ref('organisation'), 'applicationScreens.organisation'),
  name: called(text(150), 'applicationScreens.organisation', { wire: 'OrgName', needed: true }),
  isMain: called(yesNo, 'applicationScreens.isMain', { needed: true }),
  type: open(item('organisationType'), 'applicationScreens.organisationType', {
    wire: 'OrgType',
    needed: true,
  }),
  sort: integer(1, 500).optional(),
  contribution: called(text(1000), 'applicationScreens.contribution'),
});

export const CompletingPerson = strictObject({
  personId: open(ref('person'), 'applicationScreens.personName', { wire: 'UserId' }),
  name: called(text(60), 'applicationScreens.personName', { needed: true }),
  sex: open(item('sex'), 'applicationScreens.sex'),
  birthYear: open(integer(1900, 2100), 'applicationScreens.birthYear'),
  professionalTitle: open(item('professionalTitle'), 'applicationScreens.professionalTitle'),
  education: open(item('education'), 'applicationScreens.education'),
  organisationName: called(text(150), 'applicationScreens.workplace', { needed: true }),
  sort: integer(1, 500).optional(),
  contribution: called(text(1000), 'applicationScreens.contribution'),
  /** Per cent. */
  share: open(decimal(0, 100), 'applicationScreens.share'),
});

export const IntellectualRight = strictObject({
  form: open(item('rightForm'), 'applicationScreens.rightForm', { needed: true }),
  status: open(item('rightStatus'), 'applicationScreens.rightStatus'),
  name: called(text(200), 'applicationScreens.rightName'),
  number: called(text(100), 'applicationScreens.rightNumber', { wire: 'No' }),
  country: called(text(60), 'applicationScreens.country'),
  appliedOn: open(day, 'applicationScreens.appliedOn', { wire: 'ApplyDate' }),
  grantedOn: open(day, 'applicationScreens.grantedOn', { wire: 'GrantDate' }),
  owner: called(text(200), 'applicationScreens.rightOwner'),
  isCore: called(yesNo, 'applicationScreens.isCore', { needed: true }),
  inventors: called(listOf(NamedPerson, 50), 'applicationScreens.inventors'),
});

const Paper = strictObject({
  title: called(text(300), 'applicationScreens.paperTitle', { needed: true }),
  journal: called(text(200), 'applicationScreens.journal'),
  year: open(integer(1900, 2100), 'applicationScreens.year'),
  doi: called(text(120), 'applicationScreens.doi'),
  cites: open(integer(0, 1_000_000), 'applicationScreens.cites'),
  authors: called(listOf(NamedPerson, 100), 'applicationScreens.authors'),
});
const Standard = strictObject({
  name: called(text(200), 'applicationScreens.standardName', { needed: true }),
  number: called(text(100), 'applicationScreens.standardNumber', { wire: 'No' }),
  level: open(item('standardLevel'), 'applicationScreens.standardLevel'),
});
const Approval = strictObject({
  kind: open(item('approvalKind'), 'applicationScreens.approvalKind', { needed: true }),
  number: called(text(100), 'applicationScreens.rightNumber', { wire: 'No' }),
  issuer: called(text(200), 'applicationScreens.issuer'),
  date: open(day, 'applicationScreens.date'),
  fileId: open(ref('file'), 'applicationScreens.file'),
});
/** One year's benefit in 万元. */
const Benefit = strictObject({
  year: open(integer(1990, 2100), 'applicationScreens.year', { needed: true }),
  newSales: open(money, 'applicationScreens.newSales', { needed: true }),
  newProfit: open(money, 'applicationScreens.newProfit', { needed: true }),
  tax: open(money, 'applicationScreens.tax', { needed: true }),
  savedCost: open(money, 'applicationScreens.savedCost', { needed: true }),
  basis: called(text(500), 'applicationScreens.basis'),
});

/** Step 2: who did it, what protects it, what came of it (domain §4.3 B). */
export const completionFields = {
  organisations: open(listOf(CompletingOrganisation, 50), 'applicationScreens.organisations', {
    wire: 'Orgs',
    needed: true,
  }),
  persons: open(listOf(CompletingPerson, 200), 'applicationScreens.persons', { needed: 'onePerson' }),
  rights: open(listOf(IntellectualRight, 200), 'applicationScreens.rights', { wire: 'IPs' }),
  papers: open(listOf(Paper, 200), 'applicationScreens.papers'),
  standards: open(listOf(Standard, 100), 'applicationScreens.standards'),
  approvals: open(listOf(Approval, 50), 'applicationScreens.approvals'),
  awards: open(listOf(text(200), 50), 'applicationScreens.awards'),
  useStatus: open(item('useStatus'), 'applicationScreens.useStatus', { wire: 'ApplyStatus', needed: true }),
  transformationMethod: open(item('transformationMethod'), 'applicationScreens.transformationMethod', {
    wire: 'TransformMethod',
  }),
  benefits: open(listOf(Benefit, 30), 'applicationScreens.benefits'),
  /** In 万元; the sum of the years unless a reason says otherwise. */
  economicBenefit: open(money, 'applicationScreens.benefit'),
  benefitReason: open(text(500), 'applicationScreens.benefitReason'),
  socialBenefit: open(text(2000), 'applicationScreens.socialBenefit'),
};

/** What an attachment is. */
const attachmentKinds = { stampedForm: 1, coOwnerConsent: 2, leaderAuthorisation: 3 } as const;
const Attachment = strictObject({ kind: coded(attachmentKinds), fileId: ref('file'), name: text(200) });

export const AvoidedExpert = strictObject({
  name: called(text(60), 'applicationScreens.personName', { needed: true }),
  organisationName: called(text(150), 'applicationScreens.workplace', { needed: true }),
  reason: called(text(500), 'applicationScreens.reason', { needed: true }),
});

/** Step 3: to whom it is commissioned, on which word (domain §4.3 C). */
export const commissionFields = {
  evaluationAgencyId: open(ref('organisation'), 'applicationScreens.agency', { needed: true }),
  expectedFinish: open(day, 'applicationScreens.expectedFinish', { wire: 'ExpectFinish' }),
  avoidedExperts: open(listOf(AvoidedExpert, 3), 'applicationScreens.avoidedExperts', {
    wire: 'AvoidExperts',
  }),
  attachments: open(listOf(Attachment, 20), 'applicationScreens.attachments'),
  commitments: open(listOf(text(40), 10), 'applicationScreens.commitments', {
    wire: 'CommitmentIds',
    needed: 'commitmentsMissing',
  }),
  consentPublish: open(yesNo, 'applicationScreens.consentPublish', { needed: true }),
};
