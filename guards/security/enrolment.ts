import { Secret, TOTP } from 'otpauth';
import { Person, type Reply, type TestApp } from '#testing';
import { tryIn } from './tools';
import { passwordOf } from '#testing/lookups';

export const enter = 'POST /api/UserAuth/EnterSecondFactor';
export const enrol = 'POST /api/UserAuth/EnrolSecondFactor';

/** The steps of signing in with two factors, each by hand, in a product whose time stands still. */
export const stepsIn = (app: () => TestApp) => {
  const withToken = (reply: Reply): Person =>
    new Person(app().address, String(reply.ResultValue?.Token ?? 'none'));
  const byPassword = (loginName: string): Promise<Reply> =>
    tryIn(app(), { LoginName: loginName, pwd: passwordOf(app(), loginName) });
  /** What an app shows so many half minutes from now. */
  const shown = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app().now().getTime() + steps * 30_000,
    });
  /** Takes somebody's second factor away behind the product's back. */
  const forget = (loginName: string) =>
    app().services.pool.query(
      `with who as (select id from person where login_name = $1), codes as (delete from recovery_code
         where person_id in (select id from who)) delete from second_factor where person_id in (select id from who)`,
      [loginName],
    );
  return {
    withToken,
    byPassword,
    shown,
    forget,
    /** Somebody who enrols while signing in, with their app's secret and recovery codes. */
    enrolled: async (loginName: string) => {
      await forget(loginName);
      const half = withToken(await byPassword(loginName));
      const { Secret: secret } = (await half.wire(enrol)).ResultValue;
      const whole = await half.wire(enter, { Code: shown(secret) });
      app().pass({ seconds: 30 });
      const codes = whole.ResultValue.RecoveryCodes as string[];
      return { half, secret: String(secret), whole, person: withToken(whole), codes };
    },
  };
};
