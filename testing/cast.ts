/**
 * Who is who in the demonstration, by the name they sign in with (domain §8). The first eight carry one achievement through the
 * product's main job; of the others nothing in it is theirs.
 */
export const cast = {
  owner: 'suyanqing',
  technologyManager: 'tangyuan',
  /** Of the agency `PJ001`, as the two assessors are. */
  manager: 'yanshenzhi',
  assessor: 'lujingxing',
  secondChecker: 'jiwendi',
  reviewer: 'zhouyiheng',
  editor: 'linwanzhao',
  administrator: 'admin',
  /** Of another hospital. */
  otherOwner: 'jiangwangshu',
  otherTechnologyManager: 'yetang',
  /** Of the agency `PJ002`. */
  otherManager: 'shixiting',
  otherAssessor: 'xuzhibai',
  /** Their certificate has run out. */
  expiredAssessor: 'fangjiming',
  otherReviewer: 'cuijingting',
  /** On none of the panels of the main job. */
  otherExpert: 'wenrenche',
} as const;
