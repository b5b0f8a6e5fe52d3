import {
  coded,
  day,
  decimal,
  item,
  listOf,
  money,
  ref,
  text,
  thing,
  whole,
  yesNo,
} from '../../contract/field';
import { noted } from '../../contract/note';
import { open } from './achievement';

/** A person as patents, papers and the avoid-list name him. */
const NamedPerson = thing({ name: text(60), organisationName: text(150) });

const CompletingOrganisation = thing({
  organisationId: ref('organisation').nullable().optional(),
  name: text(150, 0, { wire: 'OrgName' }),
  isMain: yesNo,
  type: open(item('organisationType', { wire: 'OrgType' })),
  sort: whole(1, 500).optional(),
  contribution: text(1000),
});

const CompletingPerson = thing({
  personId: noted(ref('person'), { wire: 'UserId' }).nullable().optional(),
  name: text(60),
  sex: open(item('sex')),
  birthYear: open(whole(1900, 2100)),
  professionalTitle: open(item('professionalTitle')),
  education: open(item('education')),
  organisationName: text(150),
  sort: whole(1, 500).optional(),
  contribution: text(1000),
  /** Per cent. */
  share: open(decimal(0, 100)),
});

const IntellectualRight = thing({
  form: open(item('rightForm')),
  status: open(item('rightStatus')),
  name: text(200),
  number: text(100, 0, { wire: 'No' }),
  country: text(60),
  appliedOn: open(noted(day, { wire: 'ApplyDate' })),
  grantedOn: open(noted(day, { wire: 'GrantDate' })),
  owner: text(200),
  isCore: yesNo,
  inventors: listOf(NamedPerson, 50),
});

const Paper = thing({
  title: text(300),
  journal: text(200),
  year: open(whole(1900, 2100)),
  doi: text(120),
  cites: open(whole(0, 1_000_000)),
  authors: listOf(NamedPerson, 100),
});
const Standard = thing({
  name: text(200),
  number: text(100, 0, { wire: 'No' }),
  level: open(item('standardLevel')),
});
const Approval = thing({
  kind: open(item('approvalKind')),
  number: text(100, 0, { wire: 'No' }),
  issuer: text(200),
  date: open(day),
  fileId: ref('file').nullable().optional(),
});
/** One year's benefit in 万元. */
const Benefit = thing({
  year: open(whole(1990, 2100)),
  newSales: open(money),
  newProfit: open(money),
  tax: open(money),
  savedCost: open(money),
  basis: text(500),
});

/** Step 2: who did it, what protects it, what came of it (domain §4.3 B). */
export const completionFields = {
  organisations: open(noted(listOf(CompletingOrganisation, 50), { wire: 'Orgs' })),
  persons: open(listOf(CompletingPerson, 200)),
  rights: open(noted(listOf(IntellectualRight, 200), { wire: 'IPs' })),
  papers: open(listOf(Paper, 200)),
  standards: open(listOf(Standard, 100)),
  approvals: open(listOf(Approval, 50)),
  awards: open(listOf(text(200), 50)),
  useStatus: open(item('useStatus', { wire: 'ApplyStatus' })),
  transformationMethod: open(item('transformationMethod', { wire: 'TransformMethod' })),
  benefits: open(listOf(Benefit, 30)),
  /** In 万元; the sum of the years unless a reason says otherwise. */
  economicBenefit: open(money),
  benefitReason: open(text(500)),
  socialBenefit: open(text(2000)),
};

/** What an attachment is. */
const attachmentKinds = { stampedForm: 1, coOwnerConsent: 2, leaderAuthorisation: 3 } as const;
const Attachment = thing({ kind: coded(attachmentKinds), fileId: ref('file'), name: text(200) });

const AvoidedExpert = thing({
  name: text(60),
  organisationName: text(150),
  reason: text(500),
});

/** Step 3: to whom it is commissioned, on which word (domain §4.3 C). */
export const commissionFields = {
  evaluationAgencyId: open(ref('organisation')),
  expectedFinish: open(noted(day, { wire: 'ExpectFinish' })),
  avoidedExperts: open(noted(listOf(AvoidedExpert, 3), { wire: 'AvoidExperts' })),
  attachments: open(listOf(Attachment, 20)),
  commitments: open(noted(listOf(text(40), 10), { wire: 'CommitmentIds' })),
  consentPublish: open(yesNo),
};
