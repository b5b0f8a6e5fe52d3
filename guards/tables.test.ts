import { describe, expect, test } from 'vitest';
import { sources } from './sources';
import { foreignIn, tablesNamed } from './tables';

test('SQL names the tables of its own area, and queries that others publish of theirs', () => {
  const files = sources();
  expect(files.flatMap(tablesNamed).length).toBeGreaterThan(1_200);
  const found = files.flatMap(foreignIn);
  expect(
    found.map((each) => `${each.place} ${each.how} ${each.table}: ask ${each.owner} for a query`),
  ).toEqual([]);
});

describe('a planted statement on somebody else’s table is found', () => {
  const foundIn = (text: string, path = 'product/newsroom/server/planted.ts') =>
    foreignIn({ path, text }).map(({ how, table, isText }) => `${how} ${table}${isText ? ' in text' : ''}`);

  test.each([
    ["db.selectFrom('person').select('id')", 'reads person'],
    ["db.selectFrom('person as owner').select('id')", 'reads person'],
    ["db.selectFrom(['content', 'report as newest'])", 'reads report'],
    ["db.selectFrom('content').innerJoin('person as author', 'author.id', 'content.id')", 'reads person'],
    ["db.updateTable('content').from('person')", 'reads person'],
    ["db.insertInto('personRole').values([])", 'writes personRole'],
    ["db.updateTable('report').set({})", 'writes report'],
    ["db.deleteFrom('opinion')", 'writes opinion'],
    ['sql`(select name from organisation_entry where id = ${id})`', 'reads organisationEntry in text'],
    [
      'sql<string>`exists (select 1 from content c join person_role held on true)`',
      'reads personRole in text',
    ],
    ['sql`select 1 from content, report where true`', 'reads report in text'],
    ['sql`application_person left join content on true`', 'reads applicationPerson in text'],
    ['sql`insert into timeline (id) values (${id})`', 'writes timeline in text'],
    ["pool.query('update person set language = $2 where id = $1', [])", 'writes person in text'],
    ["pool.query(`delete from opinion where id = '${id}'`)", 'writes opinion in text'],
    ["const of = { table: 'report' }; db.updateTable(of.table as 'content')", 'writes report in text'],
  ])('%s', (text, found) => {
    expect(foundIn(text)).toEqual([found]);
  });

  test('what is read in a view that its owner has made for everybody is published, and nobody else writes it', () => {
    expect(foundIn("db.selectFrom('organisation')")).toEqual([]);
    expect(foundIn("db.updateTable('organisation')")).toEqual(['writes organisation']);
  });

  test('one’s own tables, a name alone, a comment and a test are none', () => {
    expect(
      foundIn("db.selectFrom('content').innerJoin('content as other', 'other.id', 'content.id')"),
    ).toEqual([]);
    expect(foundIn('sql`extract(year from report.issue_date)`')).toEqual([]);
    expect(foundIn("move('report', 'application') // select from person")).toEqual([]);
    expect(foundIn("cipher.seal({ table: 'person', column: 'card' })")).toEqual([]);
    expect(foundIn("db.selectFrom('person')", 'product/newsroom/server/planted.test.ts')).toEqual([]);
    expect(foundIn("db.selectFrom('person')", 'product/people/server/planted.ts')).toEqual([]);
  });
});
