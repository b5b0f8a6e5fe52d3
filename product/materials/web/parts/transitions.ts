import type { TransitionTable } from '#shell/actions/transitions';
import type { MaterialTransition } from '../../workflow';
import { templatePath } from './status';

/** A material as far as its transitions look. */
interface Standing {
  readonly id: string;
  readonly template: number;
  readonly can: readonly MaterialTransition[];
}

/** The desk where the assessor decides and the agency reopens: nobody may do both at one time. */
const desk = {
  label: 'materialScreens.review',
  to: ({ id }: Standing) => `/EvaluationManagement/detailOriginal2?Id=${id}`,
} as const;

/** What one is offered for each transition of a material: in the list of what is to be handed in, in that of all, on its page. */
export const materialTransitions = {
  submit: {
    on: ['toSubmit', 'page'],
    label: 'materialScreens.fill',
    to: ({ id, template }) => templatePath(template as 1 | 2, id),
  },
  pass: { on: ['all', 'page'], ...desk },
  reopen: { on: ['page'], ...desk },
  // On the same desk as `pass`.
  return: null,
  // In the form itself.
  save: null,
} as const satisfies TransitionTable<Standing, 'toSubmit' | 'all'>;
