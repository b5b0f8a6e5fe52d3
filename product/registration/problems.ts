import { problems } from '#contract/problem';

/** What coming in can refuse. */
export const registrationProblems = problems({
  consentMissing: [
    1021,
    '请逐项阅读并同意',
    'Please read and agree to each of them',
    'Lea y acepte cada uno de ellos',
  ],
  organisationClosed: [
    1022,
    '请选择一个有效的单位',
    'Please choose an organisation that is open',
    'Elija una organización vigente',
  ],
});
