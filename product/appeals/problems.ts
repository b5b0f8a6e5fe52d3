import { problems } from '#contract/problem';

/** What filing and deciding an appeal can refuse (domain §3.5). */
export const appealsProblems = problems({
  nothingToAppeal: [
    2130,
    '该申报没有可申诉的决定',
    'Nothing about this application was decided that one could appeal against',
    'No hay ninguna decisión recurrible sobre esta solicitud',
  ],
  tooLate: [
    2131,
    '申诉期限已于 {{last}} 届满',
    'The time for an appeal ended on {{last}}',
    'El plazo para recurrir terminó el {{last}}',
  ],
  appealedAlready: [
    2132,
    '对同一决定只能申诉一次',
    'There is one appeal against each decision',
    'Cabe un solo recurso contra cada decisión',
  ],
  tookPart: [
    2133,
    '参与过该申报审核的人员不能处理其申诉',
    'Whoever took part in the review does not decide the appeal',
    'Quien participó en la revisión no decide el recurso',
  ],
});
