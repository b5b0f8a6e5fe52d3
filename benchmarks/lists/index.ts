import { connect } from '#host/database/connection';
import { runningEmbedded } from '#host/embedded';
import { applications } from '#product/applications/contract';
import { gramsFor, normalised } from '#product/search/normalise';
import { source } from './applications';
import { asked, enter, once } from './ask';
import { areSameDetails, compare, isSameList, type Comparison, type Question } from './compare';
import { withFloor } from './with-floor';
import { people, withMeasuredDatabase } from './measured-database';

const { list, dossier, save } = applications.calls;

/**
 * Lists, keywords, the whole dossier and a draft saved, over so many applications with all their neighbours, each beside its
 * floor. `told` hears what is under way.
 */
export const listBench = async (
  count: number,
  progress: (what: string) => void,
  seconds = 3,
): Promise<Comparison[]> => {
  const compared: Comparison[] = [];
  await withMeasuredDatabase(count, progress, async ({ address, pid, dataFolder, passwordOf }) => {
    const place = (await runningEmbedded(dataFolder))!.connection;
    const pool = connect(place, { size: 1, statementTimeout: 0 });
    try {
      await withFloor(place, async ({ post, pid: floorPid }) => {
        const { rows } = await pool.query<{ owner: string; agency: string; manager: string }>(
          `select (select id from person where login_name = $1) as owner,
          (select organisation_id from person where login_name = $2) as agency,
          (select id from person where login_name = $2) as manager`,
          [people.owner, people.agency],
        );
        const { owner, agency, manager } = rows[0]!;
        const ids = { owner, agency, admin: null } as const;
        const askers = {
          admin: await enter(address, people.administrator, passwordOf(people.administrator)),
          agency: await enter(address, people.agency, passwordOf(people.agency)),
          owner: await enter(address, people.owner, passwordOf(people.owner)),
        };
        const questions: Question[] = [];
        const filters = { status: 'submitted', achievementType: '1.1', evaluationPurpose: '3' } as const;
        for (const as of ['admin', 'agency', 'owner'] as const) {
          const own = ids[as] === null ? [] : [ids[as]];
          const me = as === 'agency' ? { me: manager } : {};
          questions.push(
            {
              what: `list, three filters, exact total, as ${as}`,
              product: asked(askers[as], list, filters),
              floor: post('list', { as, ask: 'three', way: 'few', values: [...own, '1.1', '3'], ...me }),
              isSame: isSameList,
            },
            {
              what: `list without filter, as ${as}`,
              product: asked(askers[as], list, {}),
              floor: post('list', {
                as,
                ask: 'all',
                way: as === 'owner' ? 'few' : 'many',
                values: own,
                ...me,
              }),
              isSame: isSameList,
            },
          );
        }
        for (const keyword of ['可穿', '可穿戴视', '可穿戴视网膜']) {
          const normal = normalised(keyword);
          const { total } = await once(askers.admin, list, { achievementName: keyword });
          questions.push({
            what: `keyword of ${keyword.length} characters, ${total} found`,
            product: asked(askers.admin, list, { achievementName: keyword }),
            floor: post('list', {
              as: 'admin',
              ask: 'keyword',
              way: total > 10_000 ? 'many' : 'few',
              values: [gramsFor(normal), normal],
            }),
            isSame: isSameList,
          });
        }
        const whole = await pool.query<{ id: string }>(
          `select id from application where owner_id = $1 and decision_text = $2 and status = 7 order by id limit 1`,
          [owner, source],
        );
        const { id } = whole.rows[0]!;
        questions.push({
          what: 'the whole dossier, as its owner',
          product: asked(askers.owner, dossier, { id }),
          floor: post('point', { id, owner }),
          isSame: areSameDetails,
        });
        const drafts = await pool.query<{ id: string; version: number }>(
          `select id, row_version as version from application
          where owner_id = $1 and decision_text = $2 and status = 6 order by id limit 32`,
          [owner, source],
        );
        const persons = Array.from({ length: 4 }, (_, at) => ({
          name: `张三${at}`,
          sex: '1',
          organisationName: '第一医院',
          sort: at + 1,
          contribution: '研制',
        }));
        const data = { achievementName: '可降解支架的研制与应用', persons };
        const saving = asked(askers.owner, save, { step: 'edit', id, rowVersion: 1, data } as never);
        const body = JSON.parse(saving.body!) as Record<string, unknown>;
        questions.push({
          what: 'a draft saved with four persons',
          product: {
            ...saving,
            drafts: drafts.rows
              .slice(0, 16)
              .map((draft) => ({ ...body, Id: draft.id, RowVersion: draft.version })),
          },
          floor: {
            ...post('save', {}),
            drafts: drafts.rows
              .slice(16)
              .map((draft) => ({ id: draft.id, owner, name: data.achievementName, persons, request: '' })),
          },
        });
        const wanted = process.env['QUESTIONS'];
        for (const question of questions.filter(({ what }) => !wanted || what.includes(wanted))) {
          progress(question.what);
          const found = await compare(question, { pid, dataFolder }, { pid: floorPid }, seconds);
          // Said as it is found: what comes after may end the run, and an hour's figures with it.
          progress(
            `  ${found.product.perSecond.toFixed(1)} beside ${found.floor.perSecond.toFixed(1)}, ratio ${found.ratio.toFixed(3)}, p95 ${found.product.p95.toFixed(0)} ms`,
          );
          compared.push(found);
        }
      });
    } finally {
      await pool.end();
    }
  });
  return compared;
};
