import { calls, read, write } from '#contract/call';
import { nothing, ref, strictObject } from '#contract/field';
import { Enquiry, Interest, InterestFilter, InterestPage, Reply } from './interest';
import { interestRights } from './rights';

/** What visitors write about published results, and who answers them (domain §4.5, §9.9). */
export const interest = calls('interest', interestRights, {
  post: write('POST /api/Public/PostInterest', {
    called: ['提交合作意向', 'Enquiry about a result sent', 'Consulta sobre un resultado enviada'],
    may: 'anyone',
    takes: Enquiry,
    gives: nothing,
    secretBody: true,
    refreshes: ['tasks'],
  }),
  list: read('POST /api/Interest/GetInterestList', {
    called: ['查看合作意向列表', 'Enquiries listed', 'Lista de consultas'],
    may: 'interest.answer',
    personal: ['name', 'decidedBy'],
    takes: InterestFilter,
    gives: InterestPage,
  }),
  byId: read('GET /api/Interest/GetInterestById', {
    called: ['查看合作意向与联系方式', 'Enquiry read with its contact', 'Consulta leída con su contacto'],
    may: 'interest.answer',
    on: 'interest',
    takes: strictObject({ id: ref('interest') }),
    gives: Interest,
    audited: true,
  }),
  reply: write('POST /api/Interest/ReplyInterest', {
    called: ['答复合作意向', 'Enquiry answered', 'Consulta respondida'],
    may: 'interest.answer',
    on: 'interest',
    takes: Reply,
    gives: nothing,
    refreshes: ['tasks'],
  }),
  /** Its writer wants it gone. */
  remove: write('POST /api/Interest/DelInterest', {
    called: ['删除合作意向', 'Enquiry removed', 'Consulta eliminada'],
    may: 'interest.answer',
    on: 'interest',
    takes: strictObject({ id: ref('interest') }),
    gives: nothing,
    refreshes: ['tasks'],
  }),
});
