import { localTime } from '#contract/time-zone';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import { steps } from '#host/timeline';
import { namedIn } from '#queries/applications';
import { materialHeads } from '#queries/materials';
import { certificates, people } from '#queries/people';
import { labelsAt } from '#product/dictionaries/server';
import { platformNameIn } from '#product/settings/operator';
import { settingsNow } from '#product/settings/server';
import { dayOf } from '#contract/calendar';
import { applicationCodes } from '#product/dictionaries/application-status';
import { standardStatement, type ReportDocument, type Watermark } from '#product/printing/server';
import { reportStates } from '#product/dictionaries/report-status';
import { categoryOf } from '../application';
import { reportHash, type ReportContent } from '../content';
import { fingerprintOfKey, publicKeyText } from '#product/receipts/server';
import { signaturesOf } from '../signatures';
import { bodyPart, type CourseStep } from './body';
import { furtherPart } from './further';
import { spokenIn } from './labels';
import { levelsPart } from './levels';
import { settled } from './settled';
import { verdictPart, type Qualified } from './verdict';

const roles = { assessor: 'assessor', secondChecker: 'secondReviewer', agency: 'agencyManager' } as const;

/** The application's step after which everything is begun anew: applied for again, or released while it was evaluated. */
const beginsRound = (transition: string, from: number | null): boolean =>
  transition === 'revise' || (transition === 'release' && from === applicationCodes.evaluating);

/** What led to a report: the steps of its own round. */
const stepsOf = async (db: Db, { row, application }: ReportContent): Promise<CourseStep[]> => {
  const rows = await db
    .selectFrom(steps.as('step'))
    .select(['at', 'objectKind as kind', 'transition', 'fromState'])
    .where((step) =>
      step.or([
        step.and([step('objectKind', '=', 'report'), step('objectId', '=', row.id)]),
        step.and([step('objectKind', '=', 'application'), step('objectId', '=', application.id)]),
        step.and([
          step('objectKind', '=', 'material'),
          step('objectId', 'in', (each) =>
            each
              .selectFrom(materialHeads.as('material'))
              .select('material.id')
              .where('material.applicationId', '=', application.id)
              .where('material.round', '=', row.round),
          ),
        ]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  let round = 1;
  return rows.flatMap(({ at, kind, transition, fromState }) => {
    if (kind === 'application' && beginsRound(transition, fromState)) round += 1;
    if (kind === 'application' && round !== row.round) return [];
    return [{ at, kind, transition, day: dayOf(new Date(at)) }];
  });
};

const qualifiedOf = async (db: Db, { row }: ReportContent): Promise<Qualified[]> => {
  const rows = await db
    .selectFrom(people.as('person'))
    .leftJoin(certificates('assessor').as('certificate'), 'certificate.personId', 'person.id')
    .select(['id', 'trueName as name', 'certificate.number as certificateNumber', 'grade', 'validUntil'])
    .where((person) => person.or([person('id', '=', row.authorId), person('id', '=', row.checkedBy)]))
    .execute();
  return rows
    .map((person) => ({
      ...person,
      duty: person.id === row.authorId ? ('主评估师' as const) : ('复核评估师' as const),
    }))
    .sort((one, other) => (one.duty === '主评估师' ? -1 : 1) - (other.duty === '主评估师' ? -1 : 1));
};

interface Printing {
  readonly watermark: Watermark;
  /** Sheets and votes are for those inside; an expert's copy has none of them while the round is open. */
  readonly showPanel: boolean;
  /** When the file says it was made. */
  readonly at: Date;
  /** What its frame and its labels speak; the official report speaks Chinese. */
  readonly language?: Language;
}

/** The address a QR code leads to: number and code in one (domain §6.6). */
const verifyUrl = (publicUrl: string, number: string, code: string): string =>
  `${publicUrl}/hyCheck?no=${encodeURIComponent(number)}&code=${encodeURIComponent(code)}`;

/** Everything the official PDF prints of a report, as plain data. */
export const documentOf = async (
  db: Db,
  services: Pick<Services, 'mode' | 'publicUrl' | 'receiptKey'>,
  dossier: ReportContent,
  { watermark, showPanel, at, language = 'zh' }: Printing,
): Promise<ReportDocument> => {
  const { row, application } = dossier;
  const issued = row.status === reportStates.passed || row.reportNumber !== null;
  const hash = reportHash(dossier);
  // Whoever reviews or signs sees who has signed this very content; what was signed before a change is no signature of it.
  const isFixed = issued || (showPanel && row.contentHash === hash);
  const signatures = isFixed ? await signaturesOf(db, row.id) : [];
  const taken = await stepsOf(db, dossier);
  // What was submitted is printed with the words of its time, whatever its items are called since.
  const labels = spokenIn(await labelsAt(db, application.submittedAt), language);
  // The age of a novelty search is told from the day the levels were fixed, however long the way was since.
  const fixed = taken.findLast(
    ({ transition }) => transition === 'submitToExperts' || transition === 'resubmit',
  );
  const writing = row.status === reportStates.draft || row.status === reportStates.returned;
  return settled({
    language,
    category: categoryOf(application),
    cover: {
      platformName: platformNameIn(await settingsNow(db), language),
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
          ? verifyUrl(services.publicUrl, row.reportNumber, row.verifyCode)
          : null,
      issueDate: row.issueDate,
      validUntil: row.validUntil,
      contentHash: isFixed ? hash : null,
      receiptKey: issued ? fingerprintOfKey(publicKeyText(services.receiptKey.publicKey)) : null,
    },
    documentMoment: at.toISOString(),
    limited: row.isLimited,
    demonstration: services.mode === 'demonstration',
    watermark,
    statement: standardStatement(application.agencyName),
    ...levelsPart(dossier, fixed && !writing ? fixed.day : dayOf(at), showPanel, labels),
    ...bodyPart(dossier, await namedIn(db, application.id), taken, labels),
    ...furtherPart(dossier, labels),
    ...verdictPart(dossier, await qualifiedOf(db, dossier), showPanel, labels),
    signatures: signatures
      .filter(({ contentHash }) => contentHash === row.contentHash)
      .map(({ actor, name, signedAt, contentHash }) => ({
        role: roles[actor],
        name,
        time: localTime(signedAt),
        hash: contentHash,
      })),
    seal: null,
  });
};
