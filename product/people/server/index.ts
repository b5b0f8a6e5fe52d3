import { serve } from '#host/serve';
import { people } from '../contract';
import { confirmEmail } from './email';
import { editProfile } from './edit';
import { myself } from './myself';

export { hiddenOf } from './administer';
export { anonymise } from './anonymise';
export { askForEmail } from './email';
export { expertsToChoose, personWithin } from './scope';
export { default as listing } from './public-profile';
export { default as staff } from './staff';
export { importsSettled, personImportKind, takeUpImports } from './import';
export { myself };
export { personKind } from './visible';

export default serve(people, {
  myself: async (_, context) => [await myself(context)],
  edit: editProfile,
  confirmEmail: async ({ linkToken }, context) => {
    await confirmEmail(linkToken, context);
    return {};
  },
});
