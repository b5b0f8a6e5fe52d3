import type { WordKey } from '#contract/words';
import type { Status } from '#shell/look/tokens';

type State = 'draft' | 'submitted' | 'passed' | 'returned';

export const materialLooks: Readonly<Record<State, Status>> = {
  draft: 'draft',
  submitted: 'progress',
  passed: 'passed',
  returned: 'returned',
};

export const materialStatusWords: Readonly<Record<State, WordKey>> = {
  draft: 'materialScreens.status.draft',
  submitted: 'materialScreens.status.submitted',
  passed: 'materialScreens.status.passed',
  returned: 'materialScreens.status.returned',
};

/** The address at which an owner fills in a material of a template. */
export const templatePath = (template: 1 | 2, id: string): string =>
  `/EvaluationManagement/originalMaterialTem/Tem${template}?Id=${id}`;
