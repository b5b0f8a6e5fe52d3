import type { FileRules } from '#contract/call';
import type { Plan } from '#contract/plan';

/** A plan as it travels: a word for a leaf, a number for the record at that place, else its parts. */
export type WiredPlan =
  | 'same'
  | 'text'
  | 'number'
  | 'yesNo'
  | 'month'
  | 'commas'
  | number
  | { readonly kind: 'coded'; readonly codes: readonly (readonly [string, number | string])[] }
  | { readonly kind: 'list' | 'record'; readonly of: WiredPlan }
  | { readonly kind: 'thing'; readonly fields: readonly (readonly [string, string, WiredPlan])[] }
  | {
      readonly kind: 'choice';
      readonly by: string;
      readonly wire: string;
      readonly options: Readonly<Record<string, WiredPlan>>;
    };

export interface WiredCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly kind: 'read' | 'write' | 'upload' | 'download';
  readonly takes: WiredPlan;
  readonly gives: WiredPlan;
  readonly refreshes?: readonly string[];
  readonly files?: FileRules;
  /** How long the server may take, where that is longer than usual. */
  readonly seconds?: number;
}

/** What `virtual:calls/<area>` holds. */
export interface WiredCalls {
  readonly area: string;
  readonly calls: Readonly<Record<string, WiredCall>>;
  readonly plans: readonly WiredPlan[];
}

/** Text that may be null: told from every other plan by being this very object. */
const maybeText: Plan = { kind: 'same' };

/** Turns what travelled back into plans; a tree's plan holds itself again. */
export const revive = (wired: readonly WiredPlan[]): ((plan: WiredPlan) => Plan) => {
  const known = new Map<number, Plan>();
  const plan = (said: WiredPlan): Plan => {
    if (said === 'text') return maybeText;
    if (typeof said === 'string') return { kind: said };
    if (typeof said === 'number') return known.get(said) ?? thing(said);
    switch (said.kind) {
      case 'list':
      case 'record':
        return { kind: said.kind, of: plan(said.of) };
      case 'choice': {
        const options = Object.entries(said.options).map(([name, of]) => [name, plan(of)] as const);
        return { ...said, options: Object.fromEntries(options) };
      }
      case 'thing':
        throw new Error('a record stands in the list of plans, never in place');
      default:
        return said;
    }
  };
  const thing = (place: number): Plan => {
    const said = wired[place];
    if (typeof said !== 'object' || said.kind !== 'thing') throw new Error(`no record stands at ${place}`);
    const made: Plan & { kind: 'thing' } = { kind: 'thing', fields: [] };
    known.set(place, made);
    for (const [inside, wire, of] of said.fields) made.fields.push([inside, wire, plan(of)]);
    return made;
  };
  return plan;
};

type Bag = Record<string, unknown>;

/** The reply with every missing text as an empty one, as the specification's client has it; days and numbers keep null. */
export const withoutNullTexts = (plan: Plan, value: unknown): unknown => {
  if (value === null || value === undefined) return plan === maybeText ? '' : value;
  switch (plan.kind) {
    case 'list':
      return Array.isArray(value) ? value.map((each) => withoutNullTexts(plan.of, each)) : value;
    case 'record':
      return Object.fromEntries(
        Object.entries(value as Bag).map(([key, each]) => [key, withoutNullTexts(plan.of, each)]),
      );
    case 'thing': {
      const filled: Bag = { ...(value as Bag) };
      for (const [, wire, of] of plan.fields) {
        if (wire in filled) filled[wire] = withoutNullTexts(of, filled[wire]);
      }
      return filled;
    }
    case 'choice': {
      const option = plan.options[String((value as Bag)[plan.wire])];
      return option ? withoutNullTexts(option, value) : value;
    }
    default:
      return value;
  }
};
