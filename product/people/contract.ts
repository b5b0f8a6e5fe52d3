import { calls, read } from '../../contract/call';
import { listOf, nothing } from '../../contract/field';
import { Myself } from './profile';
import { peopleRights } from './rights';

export const people = calls('people', peopleRights, {
  /** A list whose first entry is the caller (specification §7). */
  myself: read('GET /api/UserInfo/GetUserInfo', { may: 'signed-in', takes: nothing, gives: listOf(Myself) }),
});
