import type { Viewer } from './viewers';

interface Exception {
  /** The call whose answer may differ. */
  readonly call: string;
  /** Who may learn it; everybody where nobody is named. */
  readonly to?: readonly Viewer[];
  /** What of the answer is taken out before it is compared; the whole answer where nothing is said. */
  readonly without?: RegExp;
  /** Why the domain lets it differ, and where it says so. */
  readonly because: string;
}

/** Everything in which two worlds may differ to somebody who may not know their secret: each once, with its reason. */
const lawful: readonly Exception[] = [
  {
    call: 'POST /api/Message/GetDemoOutbox',
    because:
      'The outbox of a demonstration holds the messages of all; a product in earnest has none (security AZ-12). What is sent to each viewer is compared by itself.',
  },
  {
    call: 'GET /api/UserInfo/GetZJUserInfo',
    to: ['otherManager', 'otherAssessor'],
    without: /"(?:Load|Credits)":\d+|"LastActive":"[^"]*"/g,
    because:
      'Who chooses experts sees how many panels each has in hand and has done, of whatever agency, and no panel by name (domain §9.6).',
  },
  {
    call: 'GET /api/Report/GetReportPdf',
    to: ['owner', 'researchOffice', 'technologyManager'],
    without: /专家\d(?:（组长）)?[^\d]{4,40}?(?:熟悉|一般)/g,
    because:
      'A passed report prints its panel without names: of each seat what kind of expert had it, with which title and how familiar with the field (domain §6.1, chapter 12).',
  },
  {
    call: 'GET /api/Revocation/GetRevocationsOfReport',
    without: /"ProposedAt":"[^"]*"/g,
    because:
      'Once it is decided, whoever reads the report reads when its revocation was proposed; until then reviewers alone know of it (domain §3.3, R10).',
  },
  {
    call: 'POST /api/Audit/GetAuditList',
    without: /"ObjectKey":"[^"]+"(?=,"ObjectName":"","url":"","Result":"refused")/g,
    because:
      'Of a kind the walk asks about what came last, which may be another one in each world: a person who was refused reads in the log the identifier that they had sent themselves, and nothing of what it names.',
  },
];

/** An answer without what may differ in it; `null` where all of it may. */
export const comparable = (viewer: Viewer, question: string, answer: string): string | null =>
  lawful
    .filter(({ call, to }) => question.startsWith(call) && (to?.includes(viewer) ?? true))
    .reduce<string | null>(
      (text, { without }) => (without && text !== null ? text.replaceAll(without, '…') : null),
      answer,
    );
