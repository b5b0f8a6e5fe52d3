import { describe, expect, test } from 'vitest';
import { atPublicAgency, signed, worldOf } from '#testing/story';
import { panelists } from '#testing/story/panel';
import { pass, report, toPublicAgency, type ReportOf } from '#testing/story/report';
import { said } from '#testing/story/world';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

let about: ReportOf;
const app = await openedApp();
const world = worldOf(app);

/** Who is told what while something happens: login name and sentence, each as often as it came. */
const notifiedBy = async (action: () => Promise<unknown>): Promise<string[]> => {
  const before = new Set((await app.db.selectFrom('notice').select('id').execute()).map(({ id }) => id));
  await action();
  const rows = await app.db
    .selectFrom('notice')
    .innerJoin('person', 'person.id', 'notice.personId')
    .select(['notice.id', 'notice.kind', 'person.loginName'])
    .execute();
  return rows
    .filter(({ id }) => !before.has(id))
    .map(({ loginName, kind }) => `${loginName} ${kind}`)
    .sort();
};
const peopleOf = (notified: readonly string[]): string[] => notified.map((one) => one.split(' ')[0]!);

describe('one event, one notice for everybody it concerns', () => {
  test('sent to the public-service agency: its reviewers by the report, the owner’s side by the application', async () => {
    about = await signed(world);
    const notified = await notifiedBy(() => toPublicAgency(world, about));
    expect(notified).toEqual(
      expect.arrayContaining([
        `${cast.owner} applications.toldPublicReview`,
        `${cast.technologyManager} applications.toldPublicReview`,
        `${cast.reviewer} reports.toldPublicAgency`,
      ]),
    );
    expect(peopleOf(notified)).toEqual([...new Set(peopleOf(notified))]);
  });

  test('returned by it: the author by the report, the agency by the application', async () => {
    const reviewer = await world.signIn(cast.reviewer);
    const { RowVersion } = await report(world, cast.reviewer, about);
    const notified = await notifiedBy(() =>
      said(
        reviewer.wire('POST /api/Report/PublicReview', {
          Id: about.reportId,
          Result: 3,
          Scope: 'formal',
          Checklist: [],
          Defects: ['附件目录缺页'],
          RowVersion,
        }),
      ),
    );
    expect(notified).toEqual(
      expect.arrayContaining([
        `${cast.assessor} reports.toldReturned`,
        `${cast.manager} applications.toldReturnedToAgency`,
      ]),
    );
    expect(peopleOf(notified)).toEqual([...new Set(peopleOf(notified))]);
  });

  test('passed: owner, technology manager, author, checker, agency and every expert, with the number', async () => {
    const passing = await atPublicAgency(world);
    const notified = await notifiedBy(() => pass(world, passing));
    const concerned = [
      cast.owner,
      cast.technologyManager,
      cast.assessor,
      cast.secondChecker,
      cast.manager,
      ...panelists.map(([login]) => login),
    ];
    expect(notified).toEqual(expect.arrayContaining(concerned.map((login) => `${login} reports.toldPassed`)));
    expect(peopleOf(notified)).toEqual([...new Set(peopleOf(notified))]);
    const { number } = (
      await app.db
        .selectFrom('notice')
        .select('values')
        .where('objectId', '=', passing.reportId)
        .where('kind', '=', 'reports.toldPassed')
        .executeTakeFirstOrThrow()
    ).values as { number: string };
    expect(number).toMatch(/^YWPJ\d{4}-PJ001-Y-\d{5}$/);
  });
});
