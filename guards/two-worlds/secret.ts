import fc from 'fast-check';
import { cast } from '#testing/cast';
import { otherChecker } from './world';

/** Experts whom no rule speaks against, by the kind of their seat; nobody of them looks at the worlds. */
const clinical = ['shenyanqiu', 'gubeichen', 'chengruoxi', 'zhonglilan', 'ruantingfang', 'yianzhi'] as const;
const technical = ['luoqingjia', 'helanzhou', 'wenzhixu', 'yinmuchuan'] as const;
const marketing = ['ningshuying', 'shaochengyuan'] as const;
const kindOf = (login: string): string =>
  (clinical as readonly string[]).includes(login)
    ? '1'
    : (technical as readonly string[]).includes(login)
      ? '2'
      : login === 'ningshuying'
        ? '3'
        : '4';

/** How a panel comes to its end, all of it in the time that all worlds have for it. */
const ways = ['passes', 'talks', 'confirms', 'judgesAgain'] as const;

/**
 * What is known once the report has passed: what it prints of its panel without names (domain §6.5, §9.7), who signed it, and who
 * decided, as the history of the case names them (domain §3.0). Worlds that differ in it are compared before that.
 */
export const anyPrinted = fc.record({
  way: fc.constantFrom(...ways),
  meets: fc.boolean(),
  /** Of each seat: how far from the middle it scores, and whether it would have the report changed. */
  sheets: fc.array(
    fc.record({ offset: fc.integer({ min: -9, max: 9 }), remark: fc.constantFrom(...'甲乙丙丁戊') }),
    {
      minLength: 5,
      maxLength: 5,
    },
  ),
  /** The seat that does not agree, where one does not; four are enough. */
  against: fc.option(fc.integer({ min: 1, max: 4 })),
  secondChecker: fc.constantFrom(cast.secondChecker, otherChecker),
  reviewer: fc.constantFrom(cast.reviewer, cast.otherReviewer, 'fengzhishui'),
});
export type Printed = typeof anyPrinted extends fc.Arbitrary<infer Of> ? Of : never;

const seat = (login: string) => ({ login, kind: kindOf(login) });
const anySeats = fc
  .tuple(
    fc.subarray([...clinical], { minLength: 4, maxLength: 4 }),
    fc.subarray([...technical], { minLength: 4, maxLength: 4 }),
  )
  .chain(([some, others]) =>
    fc.record({
      leading: fc.shuffledSubarray(some, { minLength: 2, maxLength: 2 }),
      technical: fc.shuffledSubarray(others, { minLength: 2, maxLength: 2 }),
      marketing: fc.constantFrom(...marketing),
    }),
  )
  .map((chosen) => [...chosen.leading, ...chosen.technical, chosen.marketing].map(seat));

/** Who judges and how: what some may never know of it. */
export const anyUnprinted = fc.record({
  /** The leader first. */
  seats: anySeats,
  /** How many of the seats somebody else was asked for first, and declined. */
  declined: fc.integer({ min: 0, max: 2 }),
  isDrawn: fc.boolean(),
  /** Whether the agency looks at somebody with a conflict, and names reasons. */
  asksAboutConflict: fc.boolean(),
  /** How often the form of the second seat's sheet comes back; a third time it goes to the public-service agency. */
  returns: fc.integer({ min: 0, max: 3 }),
  /** What is decided there; who is replaced gives the seat to somebody else. */
  ruling: fc.constantFrom('accepted', 'replace'),
  /** An accusation against the report, proposed and not decided. */
  isAccused: fc.boolean(),
  /** An integrity record about an expert of the panel, proposed and not decided. */
  isRecorded: fc.boolean(),
  /** Whether the lot of the quarter draws the report, by whom it is reviewed again, and whether their levels are others (domain §9.20). */
  again: fc.option(fc.record({ reviewer: fc.nat(2), deviates: fc.boolean(), isClosed: fc.boolean() })),
});
type Unprinted = typeof anyUnprinted extends fc.Arbitrary<infer Of> ? Of : never;
export type Secret = Printed & Unprinted;

/** Those of the kind who have no seat: who is asked before, or comes in afterwards. */
export const spareFor = (kind: string, taken: readonly string[]): string => {
  const spare = [...clinical, ...technical, ...marketing, 'rongyuzhi'].find(
    (login) =>
      !taken.includes(login) &&
      (kindOf(login) === kind || (['3', '4'].includes(kind) && ['3', '4'].includes(kindOf(login)))),
  );
  if (!spare) throw new Error(`nobody is left for a seat of kind ${kind}`);
  return spare;
};
