import accessPlans from 'virtual:calls/access';
import type { access } from '#product/access/contract';
import { clientOf } from '#shell/client/client';
import { storeToken } from '#shell/client/session';
import { world } from '#shell/client/world';
import type { Office } from '#shell/office';
import { accessApi } from '#product/access/web/calls';

/** Signs in from within the office. A half-done session's token is kept by nobody: it goes with the one call it is for. */
export const signIn: Office['signIn'] = async (loginName, password) => {
  const { token, secondFactor } = await accessApi.signIn({ loginName, password });
  if (secondFactor === undefined) {
    storeToken(token);
    return 'in';
  }
  if (secondFactor === 'enrol') return {};
  const halfApi = clientOf<typeof access>(accessPlans, {
    ...world,
    token: () => token,
    sessionEnded: () => Promise.resolve(false),
  });
  return { give: async (code) => storeToken((await halfApi.enterSecondFactor({ code })).token) };
};
