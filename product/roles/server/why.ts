import { inLanguage } from '#contract/words';
import type { DataScope } from '#contract/rights';
import type { Context } from '#host/context';
import { applicationHeads } from '#queries/applications';
import type { WhyQuestion, WhyStep } from '../why';
import { allActions, titleOf, type Action } from './actions';
import { needOf } from './needs';
import { countSeen, meWith, accessOf, type HeldRole, type PersonAccess } from './held-roles';

/** Each role, and whether it has the action: a role that is forbidden gives nothing. */
const actionSteps = (action: Action, roles: readonly HeldRole[], context: Context): WhyStep[] =>
  roles.map((role) => ({
    rule: 'action',
    subject: `${inLanguage(role.names, context.language)} · ${titleOf(action, context)}`,
    note: role.actionIds.has(action.id) ? 'has' : 'lacks',
    holds: role.isStarted && role.actionIds.has(action.id),
  }));

/** A page asks for more than its menu entry: the right of its first call, which any of the roles may bring. */
const needSteps = (
  action: Action,
  actions: readonly Action[],
  roles: readonly HeldRole[],
  context: Context,
): WhyStep[] => {
  const need = needOf(context.services, action, actions);
  if (!need) return [];
  const holds = roles.some(({ isStarted, actionIds }) => isStarted && actionIds.has(need.id));
  const subject = `${titleOf(action, context)} · ${titleOf(need, context)}`;
  return [{ rule: 'need', subject, note: holds ? 'has' : 'lacksNeed', holds }];
};

/** Each role alone, and whether its rules and its scope let see the application of that number. */
const recordSteps = async (
  number: string,
  access: PersonAccess,
  actions: readonly Action[],
  context: Context,
): Promise<WhyStep[]> => {
  const found = await context.db
    .selectFrom(applicationHeads.as('application'))
    .select('id')
    .where('applicationNumber', '=', number)
    .executeTakeFirst();
  if (!found) return [{ rule: 'record', subject: number, note: 'none', holds: false }];
  const steps: WhyStep[] = [];
  for (const role of access.roles) {
    const seesWith = async (scope: DataScope) =>
      (await countSeen(context, 'application', meWith(access, [{ ...role, scope }], actions), found.id)) > 0;
    const subject = `${inLanguage(role.names, context.language)} · ${number}`;
    const byRules = await seesWith('all');
    const sees = byRules && (role.scope === 'all' || (await seesWith(role.scope)));
    // Where its scope stops what the rules let see, the scope is named, not the rules.
    const stopped = byRules && !sees;
    if (!stopped) steps.push({ rule: 'record', subject, note: sees ? 'sees' : 'hidden', holds: sees });
    if (byRules && role.scope !== 'all')
      steps.push({ rule: 'scope', subject, note: role.scope, holds: sees });
  }
  return steps;
};

const anyHolds = (steps: readonly WhyStep[]): boolean => steps.some(({ holds }) => holds);

/** The chain of rules that lets a person do or see something, or the rule that stops them. */
export const why = async ({ personId, actionId, applicationNumber }: WhyQuestion, context: Context) => {
  const [access] = await accessOf(context.db, [personId]);
  const { person, roles } = access!;
  const actions = await allActions(context);
  const account: WhyStep = {
    rule: 'account',
    subject: person.name,
    note: person.isLocked ? 'locked' : 'open',
    holds: !person.isLocked,
  };
  const held = roles.map(({ names, isStarted }): WhyStep => ({
    rule: 'role',
    subject: inLanguage(names, context.language),
    note: isStarted ? 'started' : 'forbidden',
    holds: isStarted,
  }));
  const action = actions.find(({ id }) => id === actionId);
  const given = action ? actionSteps(action, roles, context) : [];
  const needed = action ? needSteps(action, actions, roles, context) : [];
  const number = applicationNumber?.trim();
  const seen = number ? await recordSteps(number, access!, actions, context) : [];
  return {
    may:
      account.holds &&
      anyHolds(held) &&
      (!action || anyHolds(given)) &&
      needed.every(({ holds }) => holds) &&
      (!number || anyHolds(seen)),
    steps: [account, ...held, ...given, ...needed, ...seen],
  };
};
