import { calls, read, write } from '#contract/call';
import { integer, ref, strictObject } from '#contract/field';
import {
  BenefitConsents,
  Presentation,
  PresentationFilter,
  PresentationPage,
  SummaryEdit,
} from './presentation';
import { publicationRights } from './rights';

const stored = strictObject({ rowVersion: integer(1, 1_000_000_000) });

/** What applicants say and show of their published results (domain §7, §9.15). */
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
});
