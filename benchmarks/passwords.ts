import { openApp } from '#testing';

export interface PasswordFigures {
  /** Milliseconds until a password of a megabyte is refused. */
  readonly long: { readonly median: number; readonly slowest: number };
  /** The middle of what the hash of an honest one costs. */
  readonly honest: number;
}

const rounds = 40;
/** What AU-02 allows. */
const most = 50;

const sorted = async (work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other);
};

/** How long the pipeline takes over a password of one megabyte where no answer is held back. Throws where its middle is over 50 ms. */
export const passwordsBench = async (): Promise<PasswordFigures> => {
  const app = await openApp();
  try {
    const person = await app.signIn('linwanzhao');
    const { password } = app.accounts.find(({ loginName }) => loginName === 'linwanzhao')!;
    const huge = 'x'.repeat(1_000_000);
    const long = await sorted(() =>
      person.wire('POST /api/UserAuth/ChangeUserPwd', { OldPwd: huge, NewPwd: '' }),
    );
    const median = long[rounds >> 1]!;
    if (median > most) throw new Error(`a password of 1 MB took ${median.toFixed(0)} ms`);
    const honest = await sorted(() => app.services.passwords.verify(undefined, password));
    return { long: { median, slowest: long.at(-1)! }, honest: honest[rounds >> 1]! };
  } finally {
    await app.close();
  }
};
