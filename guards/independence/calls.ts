import { appeals } from '#product/appeals/contract';
import { applications } from '#product/applications/contract';
import { materials } from '#product/materials/contract';
import { panels } from '#product/panels/contract';
import { reports } from '#product/reports/contract';
import type { Call } from '#contract/call';
import { roleCode, type Right } from '#contract/rights';

const judging: readonly string[] = [
  roleCode.agency,
  roleCode.assessor,
  roleCode.expert,
  roleCode.publicAgency,
];

/** What changes no evaluation, though it is a write by its form: each with the reason. */
const reading: Readonly<Record<string, string>> = {
  'POST /api/Report/CreatePrintTicket': 'makes a way to print what may be read anyway',
  'POST /api/Report/GetPrintData': 'spends that way',
  'POST /api/ExpertOpinion/ReplyToRecord': 'what somebody says about their own record',
};

/** Every call by which one of those who judge changes an evaluation. */
export const judgingCalls: readonly string[] = [applications, materials, reports, panels, appeals].flatMap(
  (area) => {
    const rights = area.rights as Readonly<Record<string, Right>>;
    return (Object.values(area.calls) as Call[])
      .filter(
        ({ kind, may }) => kind === 'write' && rights[may]?.roles.some((role) => judging.includes(role)),
      )
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !(route in reading));
  },
);
