import { roleCode, rights } from '#contract/rights';

/** Rights about second reviews (domain §9.20). */
export const samplingRights = rights({
  'sampling.supervise': {
    says: [
      '组织抽样复评',
      'Have sampled reports reviewed a second time',
      'Encargar la segunda revisión de los informes sorteados',
    ],
    roles: [roleCode.publicAgency],
  },
  'sampling.read': {
    says: ['查看抽样复评结果', 'Read results of second reviews', 'Ver resultados de segundas revisiones'],
    roles: [roleCode.publicAgency, roleCode.agency],
  },
  'sampling.review': {
    says: ['进行盲评复核', 'Review blind a second time', 'Revisar a ciegas por segunda vez'],
    roles: [roleCode.assessor, roleCode.expert],
  },
});
