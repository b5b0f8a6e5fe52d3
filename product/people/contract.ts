import { calls, read, write } from '../../contract/call';
import { flag, listOf, nothing, text, thing } from '../../contract/field';
import { Myself, ProfileEdit } from './profile';
import { peopleRights } from './rights';

export const people = calls('people', peopleRights, {
  /** A list whose first entry is the caller (specification §7). */
  myself: read('GET /api/UserInfo/GetUserInfo', { may: 'signed-in', takes: nothing, gives: listOf(Myself) }),
  /** The caller's own profile. A new e-mail address counts once its mailed link has been opened. */
  edit: write('POST /api/UserInfo/UserEdit', {
    may: 'signed-in',
    takes: ProfileEdit,
    gives: thing({ isEmailPending: flag }),
    freely: 'a profile is the caller’s own: another id is not found',
    // Mobile, address and identity number are not to lie in a kept request.
    secretBody: true,
  }),
  /** Opens the link that was mailed to a new address. */
  confirmEmail: write('POST /api/UserInfo/ConfirmEmail', {
    may: 'signed-in',
    takes: thing({ linkToken: text(100, 0, { secret: true }) }),
    gives: nothing,
    secretBody: true,
  }),
});
