import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import type { House } from '#host/house';
import { labelsAt } from '#product/dictionaries/server';
import { platformNameIn } from '#product/settings/operator';
import { settingsNow } from '#product/settings/server';
import { dayOf } from '#contract/calendar';
import { standardStatement, type ReportDocument, type Watermark } from '#product/printing/server';
import { reportStates } from '../../workflow';
import { categoryOf, tiesOf } from '../application';
import { reportHash, type Dossier } from '../content';
import { signaturesOf } from '../signatures';
import { bodyPart, type Step } from './body';
import { levelsPart } from './levels';
import { localTime } from './local-time';
import { settled } from './settled';
import { verdictPart, type Qualified } from './verdict';

const roles = { assessor: 'assessor', secondChecker: 'secondReviewer', agency: 'agencyManager' } as const;

const stepsOf = async (db: Db, { row, application }: Dossier): Promise<Step[]> => {
  const { rows } = await sql<{
    at: string;
    kind: string;
    deed: string;
  }>`select at, object_kind as kind, deed from timeline
    where (object_kind = 'report' and object_id = ${row.id}) or (object_kind = 'application' and object_id = ${application.id})
      or (object_kind = 'material' and object_id in (select id from material where application_id = ${application.id}))
    order by at, id`.execute(db);
  return rows.map((step) => ({ ...step, day: dayOf(new Date(step.at)) }));
};

const qualifiedOf = async (db: Db, { row }: Dossier): Promise<Qualified[]> => {
  const { rows } = await sql<
    Qualified & { id: string }
  >`select p.id, p.true_name as name, c.number as certificate_number,
      c.grade, c.valid_until, '' as duty
    from person p left join certificate c on c.person_id = p.id and c.kind = 'assessor'
    where p.id = ${row.authorId} or p.id = ${row.checkedBy}`.execute(db);
  return rows
    .map((person) => ({ ...person, duty: person.id === row.authorId ? '主评估师' : '复核评估师' }))
    .sort((one, other) => (one.duty === '主评估师' ? -1 : 1) - (other.duty === '主评估师' ? -1 : 1));
};

interface Printing {
  readonly watermark: Watermark;
  /** Sheets and votes are for those inside; an expert's copy has none of them while the round is open. */
  readonly showPanel: boolean;
  /** When the file says it was made. */
  readonly at: Date;
}

/** The address a QR code leads to: number and code in one (domain §6.6). */
const verifyUrl = (publicUrl: string, number: string, code: string): string =>
  `${publicUrl}/hyCheck?no=${encodeURIComponent(number)}&code=${encodeURIComponent(code)}`;

/** Everything the official PDF prints of a report, as plain data. */
export const documentOf = async (
  db: Db,
  house: Pick<House, 'mode' | 'publicUrl'>,
  dossier: Dossier,
  { watermark, showPanel, at }: Printing,
): Promise<ReportDocument> => {
  const { row, application } = dossier;
  const issued = row.status === reportStates.passed || row.reportNumber !== null;
  const hash = reportHash(dossier);
  // Whoever reviews or signs sees who has signed this very content; what was signed before a change is no signature of it.
  const isFixed = issued || (showPanel && row.contentHash === hash);
  const signatures = isFixed ? await signaturesOf(db, row.id) : [];
  const steps = await stepsOf(db, dossier);
  // What was submitted is printed with the words of its time, whatever its items are called since.
  const labels = await labelsAt(db, application.submittedAt);
  // The age of a novelty search is told from the day the levels were fixed, however long the way was since.
  const fixed = steps.findLast(({ deed }) => deed === 'submitToExperts' || deed === 'resubmit');
  const writing = row.status === reportStates.draft || row.status === reportStates.returned;
  return settled({
    category: categoryOf(application),
    cover: {
      platformName: platformNameIn(await settingsNow(db), 'zh'),
      achievementName: application.achievementName,
      achievementNameEnglish: application.achievementNameEnglish,
      shortName: null,
      mainOrganisation: application.mainOrganisationName ?? '',
      evaluationAgency: application.agencyName,
    },
    issue: {
      reportNumber: row.reportNumber,
      verifyCode: row.verifyCode,
      verifyUrl:
        row.reportNumber && row.verifyCode
          ? verifyUrl(house.publicUrl, row.reportNumber, row.verifyCode)
          : null,
      issueDate: row.issueDate,
      validUntil: row.validUntil,
      contentHash: isFixed ? hash : null,
    },
    documentMoment: at.toISOString(),
    limited: row.isLimited,
    demonstration: house.mode === 'demonstration',
    watermark,
    statement: standardStatement(application.agencyName),
    ...levelsPart(dossier, fixed && !writing ? fixed.day : dayOf(at), showPanel, labels),
    ...bodyPart(dossier, await tiesOf(db, application.id), steps, labels),
    ...verdictPart(dossier, await qualifiedOf(db, dossier), showPanel, labels),
    signatures: signatures
      .filter(({ contentHash }) => contentHash === row.contentHash)
      .map(({ hat, name, signedAt, contentHash }) => ({
        role: roles[hat],
        name,
        time: localTime(signedAt),
        hash: contentHash,
      })),
    seal: null,
  });
};
