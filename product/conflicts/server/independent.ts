import { general } from '#contract/problems';
import type { Problem } from '#contract/problem';
import { independenceGuard, openRows, type Workflow } from '#contract/workflow';
import type { Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { judgingActors, type JudgingRole } from '../forbidden-roles';
import { sayHit } from '../say';
import type { Hit } from '../types';
import { refusalsOf, type FindingQuestion, type Refusal } from './findings';

/** The refusal that hard hits make, with every reason beside the field that named the person; undefined without any. */
export const refusalOf = (hits: readonly Hit[], language: Language, field?: string): Problem | undefined =>
  hits.length === 0
    ? undefined
    : general.conflictOfInterest(
        { why: sayHit(hits[0]!, language) },
        hits.map((hit) => ({ Field: field ?? hit.rule, Msg: sayHit(hit, language) })),
      );

/** Throws 2005 with every reason unless this person is independent of the achievement (domain §1.2, §9.1). */
export const requireIndependent = async (
  context: Pick<Context<unknown, unknown>, 'db' | 'now' | 'language'>,
  asked: FindingQuestion,
): Promise<true> => {
  const { hard } = (await refusalsOf(context, [asked]))(asked);
  const refusal = refusalOf(hard, context.language);
  if (refusal) throw refusal;
  return true;
};

/**
 * The guard `independent` of every workflow: whoever acts on an achievement as one of those who judge it must be
 * independent of it at this very moment, whatever they were when they took it over (domain §1.2, refused with 2005). `judges` says
 * as what, where an actor of this workflow judges otherwise than elsewhere.
 */
export const independent = (
  context: Context<Me | null, unknown>,
  actor: string,
  applicationId: string,
  judges: Readonly<Record<string, JudgingRole>> = judgingActors,
): Promise<true> => {
  const role = judges[actor];
  if (!context.me || !role)
    throw new Error(`«${actor}» judges nothing: its rows need no guard «independent»`);
  return requireIndependent(context, { personId: context.me.personId, applicationId, role });
};

/** A row as `conflictedFor` asks about it. */
interface Situation {
  readonly flow: Workflow;
  readonly applicationId: string;
  readonly state: string | null;
  /** What the guards at once look at: where they let nobody through, nobody has to be independent. */
  readonly row: object;
  readonly actors: readonly string[];
  /** As what they judge, where an actor of this workflow does so otherwise than elsewhere. */
  readonly judges?: Readonly<Record<string, JudgingRole>>;
}

/** In which capacities somebody would act on these, where a guarded row of the table starts from there. */
export const conflictQuestions = (
  { personId }: Pick<Me, 'personId'>,
  rows: readonly Situation[],
): readonly (FindingQuestion & { readonly actor: string })[] =>
  rows.flatMap(({ flow, applicationId, state, row, actors, judges = judgingActors }) => {
    const open = openRows(flow, state, row as never);
    return actors
      .filter((actor) =>
        open.some(([, , by, , , guards]) => by === actor && guards.includes(independenceGuard)),
      )
      .map((actor) => ({ actor, personId, applicationId, role: judges[actor]! }));
  });

/** In which of these capacities they are not independent. */
export const conflictedIn = (
  asked: ReturnType<typeof conflictQuestions>,
  finding: (one: FindingQuestion) => Refusal,
): ((applicationId: string) => ReadonlySet<string>) => {
  const conflicted = asked.filter((one) => finding(one).hard.length > 0);
  return (applicationId) =>
    new Set(conflicted.filter((one) => one.applicationId === applicationId).map(({ actor }) => actor));
};

/**
 * In which capacities the caller is not independent of these achievements, for what a reply says somebody `can` do: one
 * read for a whole page, none where no guarded row of the table starts from there.
 */
export const conflictedFor = async (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly Situation[],
): Promise<(applicationId: string) => ReadonlySet<string>> => {
  const asked = conflictQuestions(context.me, rows);
  return conflictedIn(asked, await refusalsOf(context, asked));
};
