import type { Schema } from './schema';

/** Who owns tables: an area of the product, or the engine. */
type Owner =
  | 'host'
  | 'access'
  | 'appeals'
  | 'applications'
  | 'conflicts'
  | 'contracts'
  | 'correspondence'
  | 'dictionaries'
  | 'exports'
  | 'files'
  | 'integrity'
  | 'materials'
  | 'messages'
  | 'newsroom'
  | 'organisations'
  | 'panels'
  | 'people'
  | 'phrases'
  | 'preferences'
  | 'privacy'
  | 'registration'
  | 'reports'
  | 'roles'
  | 'settings'
  | 'tasks';

/** Whose each table is: only its owner writes it, and others read it through what the owner publishes in `queries/<area>.ts`. */
export const owners: Readonly<Record<keyof Schema, Owner>> = {
  action: 'roles',
  appeal: 'appeals',
  appealFile: 'appeals',
  application: 'applications',
  applicationAvoidedExpert: 'applications',
  applicationFile: 'applications',
  applicationOrganisation: 'applications',
  applicationPerson: 'applications',
  applicationRight: 'applications',
  applicationRound: 'applications',
  applicationSnapshot: 'applications',
  assessorChange: 'applications',
  assessorExpert: 'people',
  auditCheckpoint: 'host',
  auditLog: 'host',
  auditSeal: 'host',
  caseMessage: 'correspondence',
  caseMessageMention: 'correspondence',
  caseMessageReading: 'correspondence',
  certificate: 'people',
  codeItem: 'dictionaries',
  codeItemLabel: 'dictionaries',
  codeSet: 'dictionaries',
  conflictCase: 'conflicts',
  conflictCheck: 'conflicts',
  conflictWatch: 'conflicts',
  consent: 'registration',
  content: 'newsroom',
  contract: 'contracts',
  contractVersion: 'contracts',
  counter: 'host',
  deadline: 'tasks',
  draftingAuthorisation: 'applications',
  exportFile: 'exports',
  exportRequest: 'exports',
  feeDemand: 'contracts',
  file: 'host',
  fileHome: 'host',
  installation: 'host',
  integrityRecord: 'integrity',
  integrityRecordFile: 'integrity',
  keptCount: 'host',
  keptCountChange: 'host',
  keyFingerprint: 'host',
  lease: 'host',
  material: 'materials',
  materialFile: 'materials',
  materialItem: 'materials',
  materialPin: 'materials',
  materialVersion: 'materials',
  migrationLock: 'host',
  notice: 'host',
  noticeChannel: 'messages',
  opinion: 'panels',
  organisation: 'organisations',
  organisationEntry: 'organisations',
  outbox: 'host',
  patientDataScan: 'materials',
  person: 'people',
  personImport: 'people',
  personRole: 'roles',
  phrase: 'phrases',
  preference: 'preferences',
  printTicket: 'reports',
  privacyRequest: 'privacy',
  rateLimit: 'host',
  recoveryCode: 'access',
  registration: 'registration',
  report: 'reports',
  reportSignature: 'reports',
  requestReply: 'host',
  role: 'roles',
  roleAction: 'roles',
  schemaMigration: 'host',
  secondFactor: 'access',
  sentCode: 'access',
  session: 'access',
  settingVersion: 'settings',
  timeline: 'host',
  upload: 'files',
  version: 'host',
  workplace: 'people',
};

/** The views that an owner has made for everybody: what is read there is a published query. */
export const published: readonly (keyof Schema)[] = ['organisation'];
