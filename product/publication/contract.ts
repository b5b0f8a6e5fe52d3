import { calls, read, write } from '#contract/call';
import { integer, nothing, ref, strictObject } from '#contract/field';
import {
  BenefitConsents,
  Presentation,
  PresentationFilter,
  PresentationPage,
  SummaryEdit,
} from './presentation';
import { publicationRights } from './rights';
import {
  AskedReport,
  AskedReports,
  KeyChosen,
  KeyFilter,
  KeyPage,
  MadeKey,
  NewKey,
  VerifiedReport,
  VerifiedReports,
} from './verification';

const stored = strictObject({ rowVersion: integer(1, 1_000_000_000) });

/** What applicants say and show of their published results (domain §7, §9.15), and checks of reports for machines (domain §9.13). */
export const publication = calls('publication', publicationRights, {
  list: read('POST /api/Publication/GetOwnResultList', {
    called: [
      '查看本人公开成果',
      'Own published results listed',
      'Lista de los propios resultados publicados',
    ],
    may: 'result.present',
    takes: PresentationFilter,
    gives: PresentationPage,
  }),
  byId: read('GET /api/Publication/GetPresentation', {
    called: ['查看成果公开展示', 'Presentation of a result read', 'Consulta de la presentación'],
    may: 'result.present',
    on: 'publishedResult',
    takes: strictObject({ id: ref('publishedResult') }),
    gives: Presentation,
  }),
  /** Publishes the applicant's own summary; an empty one gives the page back to the words of the report. */
  saveSummary: write('POST /api/Publication/SaveSummary', {
    called: ['公开成果简介', 'Summary of a result published', 'Resumen del resultado publicado'],
    may: 'result.present',
    on: 'publishedResult',
    takes: SummaryEdit,
    gives: stored,
  }),
  /** Which benefits visitors may see as bands from now on; what is left out is shown no more. */
  setBenefits: write('POST /api/Publication/SetBenefitConsents', {
    called: ['设置效益公开同意', 'Consents to show benefits set', 'Consentimientos de beneficios'],
    may: 'result.present',
    on: 'publishedResult',
    takes: BenefitConsents,
    gives: stored,
  }),
  /** What anybody may ask about one report (domain §9.13), as often as on the page of checks. */
  verify: read('GET /api/Public/CheckReport', {
    called: ['核验报告', 'Report checked', 'Informe verificado'],
    may: 'anyone',
    takes: AskedReport,
    gives: VerifiedReport,
  }),
  /** The same of many at once, by a key that an administrator gave out. */
  verifyMany: write('POST /api/Public/CheckReports', {
    called: ['批量核验报告', 'Reports checked in bulk', 'Informes verificados en lote'],
    may: 'anyone',
    takes: AskedReports,
    gives: VerifiedReports,
    secretBody: true,
  }),
  verificationKeys: read('POST /api/Publication/GetVerificationKeyList', {
    called: ['查看核验密钥', 'Keys for checks listed', 'Lista de claves de verificación'],
    may: 'verification.manage',
    takes: KeyFilter,
    gives: KeyPage,
  }),
  addVerificationKey: write('POST /api/Publication/AddVerificationKey', {
    called: ['发放核验密钥', 'Key for checks given out', 'Clave de verificación entregada'],
    may: 'verification.manage',
    takes: NewKey,
    gives: MadeKey,
  }),
  revokeVerificationKey: write('POST /api/Publication/RevokeVerificationKey', {
    called: ['吊销核验密钥', 'Key for checks revoked', 'Clave de verificación revocada'],
    may: 'verification.manage',
    on: 'verificationKey',
    takes: KeyChosen,
    gives: nothing,
  }),
});
