import { roleCode, rights } from '#contract/rights';

/** Who answers visitors who write about a result (domain §9.9). */
export const interestRights = rights({
  'interest.answer': {
    says: ['答复合作意向', 'Answer enquiries about results', 'Responder a consultas sobre resultados'],
    roles: [roleCode.technologyManager],
  },
});
