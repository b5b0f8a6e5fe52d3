import { problems } from '../../contract/problem';

/** What guarding secrets can refuse. */
export const secretProblems = problems({
  busy: [
    9002,
    '系统繁忙，请稍后再试',
    'The system is busy; please try again in a moment',
    'El sistema está ocupado; inténtelo de nuevo en unos instantes',
  ],
});
