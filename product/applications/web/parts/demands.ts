import type { Draft } from '../../application';
import { conditions } from '../../conditions';

/** When a field of the wizard is shown and when it is required, as its conditions say. */
export const demandsOf = (field: keyof typeof conditions) => {
  const { asked, needed } = conditions[field] ?? {};
  return {
    ...(asked && { when: (draft: Draft) => asked(draft) }),
    ...(needed && { requiredWhen: (draft: Draft) => needed(draft) }),
  };
};
