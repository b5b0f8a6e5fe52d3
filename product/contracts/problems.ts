import { problems } from '#contract/problem';

/** What keeping a contract and reporting a demand can refuse (domain §9.17). */
export const contractsProblems = problems({
  noContract: [
    2170,
    '该申报还没有合同',
    'There is no contract about this application yet',
    'Aún no hay contrato sobre esta solicitud',
  ],
  settled: [
    2171,
    '评价结论已送审，合同与费用不能再更改',
    'The evaluation has gone to the public-service agency or is over: contract and fee stay as they are',
    'La evaluación ya está en la agencia pública o ha terminado: contrato y honorarios no cambian',
  ],
  stepNotAllowed: [
    2172,
    '当前付款状态不允许该操作',
    'The state of payment does not allow this',
    'El estado del pago no lo permite',
  ],
  paidAlready: [
    2173,
    '费用已开票或已付，不能更改金额',
    'The fee has been invoiced or paid and is not changed any more',
    'Los honorarios ya están facturados o pagados y no se modifican',
  ],
  handledAlready: [
    2174,
    '该举报已处理',
    'This report has been handled already',
    'Esta denuncia ya está tramitada',
  ],
});
