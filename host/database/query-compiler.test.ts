import { expressionBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from './tables';
import { compiler } from './query-compiler';
import { people, shownPeople } from '#queries/people';

const written = (query: { toOperationNode(): unknown }) => {
  const { sql: text, parameters } = compiler().compileQuery(query.toOperationNode() as never, {
    queryId: '',
  });
  return { text, parameters };
};
const build = expressionBuilder<Tables>();

test('a query that is joined reads the same each time, under whatever names it stands', () => {
  const couple = () =>
    build
      .selectFrom(people.as('one'))
      .innerJoin(people.as('other'), 'other.organisationId', 'one.organisationId')
      .select('other.trueName');
  const first = written(couple());
  const columns =
    '(select "person"."id", "person"."true_name", "person"."login_name", "person"."organisation_id", "person"."is_locked" from "person")';
  expect(first.text).toBe(
    `select "other"."true_name" from ${columns} as "one" inner join ${columns} as "other" on "other"."organisation_id" = "one"."organisation_id"`,
  );
  expect(written(couple())).toEqual(first);
});

test('one with values has those of its statement, at whatever place they stand', () => {
  const asked = (name: string) =>
    build
      .selectFrom(people.as('one'))
      .innerJoin(shownPeople.as('shown'), 'shown.id', 'one.id')
      .select([sql<string>`${name}`.as('said'), 'shown.trueName']);
  for (const name of ['沈砚秋', 'Marta']) {
    const { text, parameters } = written(asked(name));
    expect(parameters).toEqual([name, true, false]);
    expect(text).toMatch(
      /select \$1 as "said".*"show_public" = \$2 and "person"\."is_locked" = \$3\) as "shown"/,
    );
  }
  const { text, parameters } = written(build.selectFrom(shownPeople.as('shown')).select('shown.id'));
  expect(parameters).toEqual([true, false]);
  expect(text).toContain('"show_public" = $1 and "person"."is_locked" = $2');
});
