import { roleCode } from '#contract/rights';
import type { ListedKind } from '#product/newsroom/listed';
import { listedPages } from '#product/newsroom/web/parts/kinds';
/** A record of the demonstration that a page can show, and who opens it: `sql` gives `who` and `id`. */
export interface Shown {
  readonly what: string;
  /** The name of the id in the address; undefined where the page takes none. */
  readonly by?: 'Id';
  /** Its address, where one page of the office has several. */
  readonly path?: string;
  readonly sql: string;
}

const person = `select p.login_name as who`;
const first = 'limit 1';
const application = (where: string): string =>
  `${person}, a.id from application a join person p on p.id = a.owner_id where ${where} order by a.id ${first}`;
const material = (where: string, column: 'owner_id' | 'assessor_id' = 'owner_id'): string =>
  `${person}, m.id from material m join application a on a.id = m.application_id
   join person p on p.id = a.${column} where ${where} order by m.id ${first}`;
const report = (where: string): string =>
  `${person}, r.id from report r join person p on p.id = r.author_id where ${where} order by r.id ${first}`;
const holds = (role: string): string =>
  `exists (select from person_role pr join role on role.id = pr.role_id where pr.person_id = p.id and role.code = '${role}')`;

/** Of an editor, and a piece of theirs. */
const content = (where: string): string =>
  `${person}, c.id from content c join content_version v on v.content_id = c.id and v.version = c.version
   join person p on p.id = v.edited_by where ${where} order by c.id ${first}`;

/**
 * Where pages that show one record find it, in each shape they have. A page that no sidebar shows has to stand here: without
 * a record it would show nothing but that it has none.
 */
export const records: Readonly<Record<string, readonly Shown[]>> = {
  'wizard/Apply': [
    { what: 'a draft', by: 'Id', sql: application('a.status = 6') },
    { what: 'a new one', sql: application('a.status = 6') },
  ],
  'wizard/Apply2': [{ what: 'a draft', by: 'Id', sql: application('a.status = 6') }],
  'wizard/Apply3': [{ what: 'a draft', by: 'Id', sql: application('a.status = 6') }],
  'wizard/ApplyTwo': [
    {
      what: 'what begins one',
      by: 'Id',
      sql: `select p.login_name as who, '&PrevApplyId=' || a.id as id from application a
        join person p on p.id = a.owner_id where a.status = 1 order by a.id ${first}`,
    },
  ],
  'wizard/Edit': [
    { what: 'a returned one', by: 'Id', sql: application('a.status = 6 and a.return_count > 0') },
  ],
  'applications/Authorisations': [{ what: 'all of them', sql: application('a.status = 6') }],
  'audit/Timeline': [
    {
      what: 'what an administrator did',
      by: 'Id',
      sql: `select 'admin' as who, p.id || '&Kind=actor' as id from person p where p.login_name = 'admin'`,
    },
  ],
  'audit/OwnActions': [
    {
      what: 'of an assessor',
      sql: `${person}, p.id from person p where ${holds(roleCode.assessor)} order by p.id ${first}`,
    },
  ],
  'applications/Detail': [
    { what: 'a passed one', by: 'Id', sql: application('a.status = 1') },
    {
      what: 'one to accept',
      by: 'Id',
      sql: `${person}, a.id from application a
        join person p on p.organisation_id = a.evaluation_agency_id and ${holds(roleCode.agency)}
        where a.status = 0 order by a.id, p.id ${first}`,
    },
  ],
  'appeals/AppealDetail': [
    {
      what: 'an answered one',
      by: 'Id',
      sql: `${person}, appeal.id from appeal join person p on p.id = appeal.filed_by order by appeal.id ${first}`,
    },
  ],
  'appeals/AppealStatistics': [
    {
      what: 'of a reviewer',
      sql: `${person}, p.id from person p where ${holds(roleCode.publicAgency)} order by p.id ${first}`,
    },
  ],
  'sampling/BlindReview': [
    {
      what: 'all of them',
      sql: `${person}, p.id from person p where ${holds(roleCode.expert)} order by p.id ${first}`,
    },
  ],
  'sampling/SampleDetail': [
    {
      what: 'one that was drawn',
      by: 'Id',
      sql: `${person}, sampled.id from sampled_report sampled join person p on ${holds(roleCode.publicAgency)}
        order by sampled.id, p.id ${first}`,
    },
  ],
  'integrity/IntegrityDetail': [
    {
      what: 'one that has ended',
      by: 'Id',
      sql: `${person}, record.id from integrity_record record join person p on p.id = record.person_id
        order by record.id ${first}`,
    },
  ],
  'integrity/IntegrityStatistics': [
    {
      what: 'of a reviewer',
      sql: `${person}, p.id from person p where ${holds(roleCode.publicAgency)} order by p.id ${first}`,
    },
  ],
  'newsroom/NewsCreate': [{ what: 'a new one', sql: content('true') }],
  'newsroom/NewsEdit': [{ what: 'a published one', by: 'Id', sql: content(`c.kind = 'news'`) }],
  'newsroom/ContentInfo': [
    { what: 'a published one', by: 'Id', sql: content(`c.kind = 'notice'`) },
    ...(['video', 'promotedProject'] as const).map((kind) => ({
      what: kind,
      by: 'Id' as const,
      sql: content(`c.kind = '${kind}'`),
    })),
  ],
  'newsroom/MoreHistory': [
    { what: 'what was withdrawn', sql: content('true') },
    { what: 'the versions of one', by: 'Id', sql: content(`c.kind = 'news'`) },
  ],
  'newsroom/ListedEdit': [
    { what: 'a new one', sql: content('true') },
    ...(Object.keys(listedPages) as ListedKind[]).map((kind) => ({
      what: kind,
      by: 'Id' as const,
      path: listedPages[kind].edit,
      sql: content(`c.kind = '${kind}'`),
    })),
  ],
  'media/NewsMedia': [
    { what: 'all of them', sql: content('true') },
    {
      what: 'one of them',
      by: 'Id',
      sql: `${person}, m.id from media_picture m join person p on ${holds(roleCode.editor)} order by m.id, p.id ${first}`,
    },
  ],
  ...Object.fromEntries(
    ['NewsLink', 'NewsPicture', 'NewsDownload', 'References', 'NewsAgency', 'NewsProject', 'NewsVideo'].map(
      (page) => [`newsroom/${page}`, [{ what: 'all of them', sql: content('true') }]],
    ),
  ),
  'materials/TemplateOne': [
    { what: 'a returned one', by: 'Id', sql: material('m.template = 1 and m.status = 3') },
  ],
  'materials/TemplateTwo': [{ what: 'a passed one', by: 'Id', sql: material('m.template = 2') }],
  'materials/MaterialDetail': [{ what: 'a passed one', by: 'Id', sql: material('m.status = 1') }],
  'materials/MaterialReview': [
    { what: 'a submitted one', by: 'Id', sql: material('m.status = 0', 'assessor_id') },
  ],
  'panels/ExpertOpinion': [
    {
      what: 'a sheet to fill in',
      by: 'Id',
      sql: `${person}, o.id from opinion o join person p on p.id = o.expert_id
        where o.invitation = 'accepted' and coalesce(o.status, 6) = 6 order by o.id ${first}`,
    },
  ],
  'reports/PublicReview': [
    {
      what: 'one to review',
      by: 'Id',
      sql: `${person}, r.id from report r join person p on ${holds(roleCode.publicAgency)} where r.status = 7 order by r.id, p.id ${first}`,
    },
  ],
  'reports/ReportDetail': [
    { what: 'a passed one', by: 'Id', sql: report('r.status = 1') },
    {
      what: 'one with experts',
      by: 'Id',
      sql: `${person}, r.id from report r join person p on p.organisation_id = r.agency_id and ${holds(roleCode.agency)}
        where r.status = 0 order by r.id, p.id ${first}`,
    },
  ],
  'reports/ReportEditor': [{ what: 'a draft', by: 'Id', sql: report('r.status = 6') }],
  ...Object.fromEntries(
    ['roles/RoleActions', 'roles/RolePeople'].map((page) => [
      page,
      [
        {
          what: 'of assessors',
          by: 'Id' as const,
          sql: `select 'admin' as who, id from role where code = '${roleCode.assessor}'`,
        },
      ],
    ]),
  ),
  'messages/Outbox': [{ what: 'all of it', sql: application('a.status = 6') }],
};
