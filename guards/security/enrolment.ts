import { Secret, TOTP } from 'otpauth';
import { Person, type Reply, type TestHouse } from '#testing';
import { passwordOf, tryIn } from './tools';

export const enter = 'POST /api/UserAuth/EnterSecondFactor';
export const enrol = 'POST /api/UserAuth/EnrolSecondFactor';

/** The steps of signing in with two factors, each by hand, in a house whose time stands still. */
export const stepsIn = (house: () => TestHouse) => {
  const withToken = (reply: Reply): Person =>
    new Person(house().address, String(reply.ResultValue?.Token ?? 'none'));
  const byPassword = (loginName: string): Promise<Reply> =>
    tryIn(house(), { LoginName: loginName, pwd: passwordOf(house(), loginName) });
  /** What an app shows so many half minutes from now. */
  const shown = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: house().now().getTime() + steps * 30_000,
    });
  /** Takes somebody's second factor away behind the house's back. */
  const forget = (loginName: string) =>
    house().house.pool.query(
      `with who as (select id from person where login_name = $1), codes as (delete from recovery_code
         where person_id in (select id from who)) delete from second_factor where person_id in (select id from who)`,
      [loginName],
    );
  return {
    withToken,
    byPassword,
    shown,
    forget,
    /** Somebody who enrols at the door, with their app's secret and recovery codes. */
    enrolled: async (loginName: string) => {
      await forget(loginName);
      const half = withToken(await byPassword(loginName));
      const { Secret: secret } = (await half.wire(enrol)).ResultValue;
      const whole = await half.wire(enter, { Code: shown(secret) });
      house().pass({ seconds: 30 });
      const codes = whole.ResultValue.RecoveryCodes as string[];
      return { half, secret: String(secret), whole, person: withToken(whole), codes };
    },
  };
};
