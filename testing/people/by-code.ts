import { access } from '#product/access/contract';
import { Person, type Reply, type TestApp } from '..';

/** Signs somebody in by a code sent to their mobile, as people without a password do. */
export const signInByCode = async (app: TestApp, mobile: string): Promise<Reply> => {
  const visitor = new Person(app.address);
  await visitor.do(access.calls.sendCode, { mobile });
  return visitor.wire('POST /api/UserAuth/GetManUserLogin', {
    Mobile: mobile,
    Code: await app.lastCode(mobile),
  });
};
