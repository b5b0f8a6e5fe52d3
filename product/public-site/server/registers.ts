import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import { labelsAt } from '#product/dictionaries/server';
import { dayOf } from '#contract/calendar';
import { listedTypes } from '#product/people/public-profile';
import { agenciesInForce } from '#product/organisations/server';
import { certificateGrades, fieldsOfPeople, registeredAssessors, shownPeople } from '#queries/people';
import type { AgencyCard, AgencyRow, AssessorRow, Figures, Paging, TalentView } from '../view-types';
import { coversOf } from './covers';
import { firstOf, text } from './listed';
import type { Readers } from './page';
import type { PageAsked } from './site';

const agencyType = '6';
const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const stateOf = (isLocked: boolean, validUntil: string | null, today: string) =>
  isLocked
    ? ('suspended' as const)
    : validUntil !== null && validUntil < today
      ? ('expired' as const)
      : ('active' as const);

interface Register<Row> {
  readonly keyword: string;
  readonly rows: readonly Row[];
  readonly paging: Paging;
}

/** The public register of evaluation agencies. */
export const agencyRegister = async (
  { db, clock }: Services,
  language: Language,
  keyword: string,
  { pageIndex, pageSize }: PageAsked,
): Promise<Register<AgencyRow>> => {
  let wanted = db.selectFrom('organisation').where('type', '=', agencyType).where('mergedInto', 'is', null);
  if (keyword)
    wanted = wanted.where((row) =>
      row.or([row('name', 'like', like(keyword)), row('number', 'like', like(keyword))]),
    );
  const { total } = await wanted
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('number')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const today = dayOf(clock());
  const labels = await labelsAt(db);
  return {
    keyword,
    rows: rows.map((row) => ({
      name: row.name,
      number: row.number,
      fields: row.technologyFields.map((code) => labels.of('technologyField', code, language)),
      state: stateOf(row.isLocked, row.validUntil, today),
      validUntil: row.validUntil ?? undefined,
    })),
    paging: { pageIndex, pageSize, total: Number(total) },
  };
};

/** The public register of assessors: name, certificate, agency, state, and nothing else of a person. */
export const assessorRegister = async (
  { db, clock }: Services,
  keyword: string,
  { pageIndex, pageSize }: PageAsked,
): Promise<Register<AssessorRow>> => {
  let wanted = db
    .selectFrom(registeredAssessors.as('assessor'))
    .innerJoin('organisation', 'organisation.id', 'assessor.organisationId');
  if (keyword)
    wanted = wanted.where((row) =>
      row.or([
        row('assessor.trueName', 'like', like(keyword)),
        row('assessor.number', 'like', like(keyword)),
      ]),
    );
  const { total } = await wanted
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select([
      'assessor.trueName',
      'assessor.number',
      'assessor.validUntil',
      'assessor.isLocked',
      'organisation.name',
    ])
    .orderBy('assessor.number')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const today = dayOf(clock());
  return {
    keyword,
    rows: rows.map((row) => ({
      name: row.trueName,
      certificateNumber: row.number,
      agency: row.name,
      state: stateOf(row.isLocked, row.validUntil, today),
      validUntil: row.validUntil,
    })),
    paging: { pageIndex, pageSize, total: Number(total) },
  };
};

/** So many agencies stand on the home page. */
const mostIntroduced = 6;
/** Of so many that editors wrote: two of them may be about the same agency. */
const mostWritten = 30;

/** Agencies in force as the home page introduces them: those that editors wrote of first, in their order. */
export const agencyCards = async (readers: Readers, language: Language): Promise<AgencyCard[]> => {
  const { db, clock } = readers;
  const written = await firstOf(readers, 'agencyShowcase', language, mostWritten);
  const covers = await coversOf(readers, language, written);
  const about = new Map(written.toReversed().map((entry) => [entry.details['organisationId'], entry]));
  const rows = await db
    .selectFrom(agenciesInForce(dayOf(clock())).as('agency'))
    .selectAll('agency')
    .orderBy('agency.number')
    .execute();
  const order = [...new Set(written.map(({ details }) => details['organisationId']))];
  const place = ({ id }: { readonly id: string }) => (about.has(id) ? order.indexOf(id) : order.length);
  const labels = await labelsAt(db);
  return rows
    .toSorted((one, other) => place(one) - place(other))
    .slice(0, mostIntroduced)
    .map((row) => {
      const entry = about.get(row.id);
      return {
        name: row.name,
        number: row.number,
        title: entry?.title,
        language: entry?.language,
        introduction: entry && text(entry.details['introduction']),
        qualification: row.qualification ?? undefined,
        validUntil: row.validUntil ?? undefined,
        fields: row.technologyFields.map((code) => labels.of('technologyField', code, language)),
        picture: entry && covers.get(entry.id),
      };
    });
};

/** The file that an address of ours names. */
const fileIdOf = (address: string | null): string | undefined =>
  /\/file\/([0-9a-f-]{36})$/.exec(address ?? '')?.[1];

/** Where visitors get the picture of somebody who shows it. */
const pictureAt = (address: string | null): string | undefined => {
  const id = fileIdOf(address);
  return id && `/talentPicture?id=${id}`;
};

/** Figures of the platform in one line. */
export const figures = async ({ db, clock }: Services, passedResults: number): Promise<Figures> => {
  const count = async (type: 'agency' | 'expert') => {
    const rows =
      type === 'agency'
        ? await db
            .selectFrom(agenciesInForce(dayOf(clock())).as('agency'))
            .select('agency.id')
            .execute()
        : await db
            .selectFrom(fieldsOfPeople.as('person'))
            .select('userType')
            .where('userType', '=', listedTypes.expert)
            .where('isLocked', '=', false)
            .execute();
    return rows.length;
  };
  const fields = await db
    .selectFrom(fieldsOfPeople.as('person'))
    .select('familiarSubjectOne')
    .distinct()
    .where('userType', '=', listedTypes.expert)
    .execute();
  return {
    passedResults,
    agencies: await count('agency'),
    experts: await count('expert'),
    fields: fields.length,
  };
};

/** People who consented to be shown; of everybody else only how many there are in each field (domain §7). */
export const talents = async (
  { db }: Services,
  language: Language,
  kind: TalentView['kind'],
  field: string,
  { pageIndex, pageSize }: PageAsked,
): Promise<TalentView> => {
  const everybody = await db
    .selectFrom(fieldsOfPeople.as('person'))
    .select(['familiarSubjectOne as field'])
    .where('userType', '=', listedTypes[kind])
    .where('isLocked', '=', false)
    .execute();
  const labels = await labelsAt(db);
  const counts = new Map<string, number>();
  for (const { field: subject } of everybody)
    if (subject) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const named = [...counts]
    .map(([code, count]) => ({ code, text: labels.of('subject', code, language), count }))
    .sort((one, other) => other.count - one.count || one.code.localeCompare(other.code));
  let shown = db
    .selectFrom(shownPeople.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    // Of each kind somebody holds one certificate at most: a person stays one card.
    .leftJoin(certificateGrades.as('certificate'), (join) =>
      join.onRef('certificate.personId', '=', 'person.id').on('certificate.kind', '=', kind),
    )
    .where('userType', '=', listedTypes[kind]);
  if (field) shown = shown.where('familiarSubjectOne', '=', field);
  const { total } = await shown
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await shown
    .select([
      'person.trueName',
      'professionalTitle',
      'familiarSubjectOne',
      'organisation.name',
      'person.introduction',
      'person.picture',
      'certificate.grade',
    ])
    .orderBy('person.trueName')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const gradeSet = kind === 'assessor' ? 'assessorGrade' : 'technologyManagerLevel';
  return {
    kind,
    field,
    fields: named,
    byField: named.map(({ text, count }) => ({ field: text, count })),
    rows: rows.map((row) => ({
      name: row.trueName,
      picture: pictureAt(row.picture),
      title: row.professionalTitle
        ? labels.of('professionalTitle', row.professionalTitle, language)
        : undefined,
      field: row.familiarSubjectOne ? labels.of('subject', row.familiarSubjectOne, language) : undefined,
      organisation: row.name ?? undefined,
      introduction: row.introduction ?? undefined,
      certificate: row.grade === null ? undefined : labels.of(gradeSet, String(row.grade), language),
    })),
    paging: { pageIndex, pageSize, total: Number(total) },
  };
};

/** The organisations that a registrant may say they work for, by name. */
export const openOrganisations = async ({ db }: Services): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('isLocked', '=', false)
    .where('mergedInto', 'is', null)
    .orderBy('name')
    .limit(5_000)
    .execute();
