import type { Me } from '#host/me';
import { serve } from '#host/serve';
import { access } from '../contract';
import { changeMobile, codeWait } from './change-mobile';
import { changePassword } from './change-password';
import { openApi } from './documentation';
import { menuOf, menuVersion } from './menu';
import { forgotten, linkHolder, resetPassword, startReset } from './recover';
import { sendCode, sendSignCode } from './send-code';
import { enrol, enterSecondFactor } from './enter';
import { enterByProvider } from './enter-by-provider';
import { beginLinking, identities, linkIdentity, unlinkIdentity } from './identities';
import {
  confirmOwn,
  reauthenticate,
  removeOwn,
  replaceRecoveryCodes,
  resetFactor,
  secondFactor,
} from './own-factor';
import { offerSecret } from './second-factor';
import { endSessions } from './sessions/open';
import { setUpAdministrator } from './set-up';
import { signIn } from './sign-in';
import { endSignIn, listSignIns } from './sign-ins';

export { exceeds, holdersOf, isDemandedOf, refuseStronger, rightsOf } from './demands';
export { rightsNamed } from './known-rights';
export { pathsUnder } from './documentation';
export { holderOf, identify, identifySession, currentPersonOf, whyEnded } from './sessions/identify';
export { endSessions } from './sessions/open';
export { menuEntriesOf, menuOf, menuVersion, pagesOf } from './menu';
export { sendPasswordLinks, voidLinks } from './recover';
export { suspensionsReported } from './suspended';
export { notify as notifyOwner } from './notify';
export { offerSetup } from './set-up';
export { departToEnter, providersFor, routeTo } from './providers';
export { identityKind, sessionKind } from './visible';
export { judgePassword, newPassword } from './new-password';
export { askingSession } from './sign-in';
export { proveCode, spendSigningCode } from './codes';

/** What somebody may do, whichever page they are on. */
export const actionsOf = ({ rights }: Pick<Me, 'rights'>): string[] => [...rights].sort();

export default serve(access, {
  signIn,
  setUp: setUpAdministrator,
  enrol,
  enterSecondFactor,
  secondFactor: (_, context) => secondFactor(context),
  beginSecondFactor: (_, context) => offerSecret(context),
  confirmSecondFactor: confirmOwn,
  removeSecondFactor: removeOwn,
  newRecoveryCodes: replaceRecoveryCodes,
  resetSecondFactor: resetFactor,
  reauthenticate,
  signOut: async (_, context) => {
    // Without a session the pipeline has answered already.
    if (context.me) await endSessions(context.db, { sessionId: context.me.sessionId }, context.now);
    context.cookies.set('bind', null, { httpOnly: true });
    context.cookies.set('token', null);
    return {};
  },
  changePassword,
  forgotten,
  linkHolder,
  resetPassword,
  startReset,
  changeMobile,
  codeWait: (_, context) => codeWait(context),
  signIns: listSignIns,
  enterByProvider,
  identities,
  beginLinking,
  linkIdentity,
  unlinkIdentity,
  endSignIn,
  sendCode,
  sendSignCode,
  menu: (_, context) => menuOf(context),
  menuVersion: async (_, context) => ({ version: await menuVersion(context) }),
  pageActions: (_, { me }) => actionsOf(me),
  openApi: (_, { services }) => openApi(services),
});
