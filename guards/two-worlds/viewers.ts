import { roleCode, type RoleCode } from '#contract/rights';
import { cast } from '#testing/cast';
import { coAuthor } from './world';

/** Everyone who may not know who judges the case or how, and what they are. */
export const viewers = {
  owner: [cast.owner, [roleCode.owner]],
  coAuthor: [coAuthor, [roleCode.owner]],
  researchOffice: ['yuanzhixing', [roleCode.owner]],
  technologyManager: [cast.technologyManager, [roleCode.technologyManager]],
  conflictedExpert: ['feihuaijin', [roleCode.expert]],
  uninvitedExpert: [cast.otherExpert, [roleCode.expert]],
  otherOwner: [cast.otherOwner, [roleCode.owner]],
  otherManager: [cast.otherManager, [roleCode.agency]],
  otherAssessor: [cast.otherAssessor, [roleCode.assessor]],
  editor: [cast.editor, [roleCode.editor]],
  visitor: [null, null],
} as const satisfies Readonly<Record<string, readonly [string | null, readonly RoleCode[] | null]>>;
export type Viewer = keyof typeof viewers;
