import { expect } from 'vitest';
import type { Person, Reply, TestApp } from '#testing';
import { panelists } from '#testing/story/panel';
import type { ReportOf } from '#testing/story/report';
import { cast } from '#testing/cast';

/** Somebody of each kind who has nothing to do with this achievement. */
export const outside = {
  owner: cast.otherOwner,
  agency: cast.otherManager,
  assessor: cast.otherAssessor,
  expert: cast.otherExpert,
};
export const [leader, second, third, fourth, fifth] = panelists.map(([login]) => login) as [
  string,
  string,
  string,
  string,
  string,
];
/** Names that nobody of the applicant's side may ever read. */
export const panelNames = new RegExp(panelists.map(([, name]) => name).join('|'));

type Ask = (person: Person) => Promise<Reply>;
type What = 'application' | 'timeline' | 'material' | 'report' | 'sheets';

/** What there is to read of a case, as each of these people asks for it. */
export const sceneOf = (app: TestApp, about: () => ReportOf) => {
  const as = (login: string): Promise<Person> =>
    login === 'visitor' ? Promise.resolve(app.visitor) : app.signIn(login);
  const asksFor: Readonly<Record<What, Ask>> = {
    application: (person) => person.wire('GET /api/ApplyFor/GetApplyById', { Id: about().applicationId }),
    timeline: (person) => person.wire('GET /api/ApplyFor/GetApplyTimeline', { Id: about().applicationId }),
    material: (person) =>
      person.wire('GET /api/OriginalMaterial/GetMaterialById', { ApplyId: about().applicationId }),
    report: (person) => person.wire('GET /api/Report/GetReportById', { Id: about().reportId }),
    sheets: (person) =>
      person.wire('POST /api/ExpertOpinion/GetOpinionListByReport', { ReportId: about().reportId }),
  };
  return {
    as,
    asksFor,
    /** What each of these people is answered: 0, 404 for what is not theirs to see, 403 without the right, 401 without a session. */
    answers: async (what: What, expected: Readonly<Record<string, number>>): Promise<void> => {
      const found: Record<string, number> = {};
      for (const login of Object.keys(expected))
        found[login] = (await asksFor[what](await as(login))).ErrorCode;
      expect(found, what).toEqual(expected);
    },
  };
};
