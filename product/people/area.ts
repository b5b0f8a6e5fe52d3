import type { AreaManifest } from '#host/contributions';
import { staff as staffContract } from './contract';
import { personFieldNames } from './fields';
import { importColumns } from './import';
import { ownPages } from './own-pages';
import { peopleProblems } from './problems';
import { peopleWords } from './words';
import { importWords } from './words-import';
import { staffWords } from './words-staff';
import served, {
  hiddenOf,
  importsSettled,
  listing,
  personImportKind,
  personKind,
  staff,
  takeUpImports,
} from './server';
import { addressees } from './server/addressees';
import { isRequired } from './server/import/facts';
import { readablePictures } from './server/pictures';

const area: AreaManifest = {
  calls: [served, staff, listing],
  problems: [peopleProblems],
  ownPages,
  kinds: { person: personKind, personImport: personImportKind },
  jobs: [
    (services) => [
      {
        name: 'takeUpImports',
        at: '* * * * *',
        work: async () => takeUpImports(services),
        settled: () => importsSettled(services),
      },
    ],
  ],
  fileReaders: [readablePictures],
  sheetTargets: (['importStaff', 'importExperts'] as const).map((name) => ({
    name,
    says: staffWords[name],
    may: staffContract.calls.importPeople.may,
    columns: importColumns.map((column) => ({
      name: column,
      says: importWords[column],
      required: isRequired(column),
    })),
  })),
  fieldNames: [
    {
      ...personFieldNames,
      // Under these names the log keeps them, which is how they are stored or sent.
      loginKey: personFieldNames['loginName']!,
      card: personFieldNames['identityCard']!,
      roles: personFieldNames['roleIds']!,
      showPublic: peopleWords.openListing,
      showPicture: peopleWords.publicPicture,
    },
  ],
  hiddenValues: { person: hiddenOf },
  addressees,
  personalData: [
    {
      table: 'person',
      of: ['id'],
      says: ['账户与资料', 'Account and profile', 'Cuenta y perfil'],
      fields: [
        ...[
          'loginName',
          'userType',
          'trueName',
          'education',
          'sex',
          'birthday',
          'professionalTitle',
          'specialty',
        ],
        ...[
          'familiarSubjectOne',
          'familiarSubjectTwo',
          'organisationId',
          'isOrganisationAdmin',
          'expertKind',
        ],
        ...['position', 'address', 'researchField', 'representativeResults', 'introduction', 'images'],
        ...[
          'showPublic',
          'showPicture',
          'shownSince',
          'isLocked',
          'heldUntil',
          'language',
          'createdAt',
          'passwordSetAt',
        ],
      ],
      sealed: ['mobile', 'email', 'card', 'pendingEmail'],
      // The account itself is emptied and closed; what keeps its name is the archive.
      onErasure: 'withArchive',
    },
    {
      table: 'workplace',
      of: ['personId'],
      says: ['任职经历', 'Workplaces', 'Centros de trabajo'],
      fields: ['organisationId', 'college', 'fromDay', 'toDay'],
      onErasure: 'withArchive',
    },
    {
      table: 'certificate',
      of: ['personId'],
      says: ['执业证书', 'Certificates', 'Certificados'],
      fields: ['kind', 'number', 'grade', 'validUntil'],
      onErasure: 'withArchive',
    },
    {
      table: 'assessorExpert',
      of: ['assessorId', 'expertId'],
      says: ['专家库关联', 'Pools of experts', 'Grupos de expertos'],
      fields: ['linkedAt', 'unlinkedAt', 'unlinkReason'],
      onErasure: 'evidence',
    },
    {
      table: 'personImport',
      of: ['askedBy'],
      says: ['导入人员的操作', 'Imports of people', 'Importaciones de personas'],
      fields: ['state', 'total', 'ok', 'failedRows', 'createdAt', 'finishedAt'],
      onErasure: 'evidence',
    },
  ],
};
export default area;
