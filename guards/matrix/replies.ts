import type { Plan } from '#contract/plan';

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reply holds that its call's plan does not name, as paths. */
export const strangersIn = (plan: Plan, value: unknown, path = ''): string[] => {
  if (value === null || value === undefined) return [];
  if (plan.kind === 'list')
    return Array.isArray(value) ? value.flatMap((each) => strangersIn(plan.of, each, `${path}[]`)) : [path];
  if (plan.kind === 'record')
    return isBag(value)
      ? Object.values(value).flatMap((each) => strangersIn(plan.of, each, `${path}{}`))
      : [path];
  if (plan.kind === 'choice') {
    const option = isBag(value) ? plan.options[String(value[plan.wire])] : undefined;
    const [first] = Object.values(plan.options);
    // An option is found by its word inside; on the wire the fields of one of them fit.
    const options = option ? [option] : Object.values(plan.options);
    return first && options.some((each) => strangersIn(each, value, path).length === 0) ? [] : [path];
  }
  // What a plan takes as it comes (the inputs of a trace) has no keys of its own.
  if (plan.kind !== 'thing') return [];
  if (!isBag(value)) return [path];
  return Object.entries(value).flatMap(([key, each]) => {
    const field = plan.fields.find(([, wire]) => wire === key);
    return field ? strangersIn(field[2], each, `${path}.${key}`) : [`${path}.${key}`];
  });
};

/** Every key of a reply that holds something, at any depth. */
export const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isBag(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    each === null || each === '' || (Array.isArray(each) && each.length === 0) ? [] : [key, ...keysIn(each)],
  );
};

/** Every key that a plan can put on the wire. */
export const keysOf = (plan: Plan, within: ReadonlySet<Plan> = new Set()): string[] => {
  if (within.has(plan)) return [];
  const inner = new Set([...within, plan]);
  if (plan.kind === 'list' || plan.kind === 'record') return keysOf(plan.of, inner);
  if (plan.kind === 'choice') return Object.values(plan.options).flatMap((each) => keysOf(each, inner));
  if (plan.kind !== 'thing') return [];
  return plan.fields.flatMap(([, wire, of]) => [wire, ...keysOf(of, inner)]);
};
