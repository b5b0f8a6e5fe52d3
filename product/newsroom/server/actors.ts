import { roleCode } from '#contract/rights';
import type { Me } from '#host/me';
import { transitionsOf } from '#host/transitions';
import type { NewsPiece } from '../news';
import { contentFlow } from '../workflow';
import type { ContentRecord } from './visible';

/** Which actors a person is towards a piece: an editor writes, and another one, a reviewer or the administrator publishes. */
export const actorsOf = ({ roles }: Pick<Me, 'roles'>): string[] => [
  ...(roles.has(roleCode.editor) ? ['editor'] : []),
  ...([roleCode.editor, roleCode.publicAgency, roleCode.administrator].some((role) => roles.has(role))
    ? ['publisher']
    : []),
];

const byAnother: readonly string[] = ['publish', 'return'];

/** What the table lets this person do to a piece now, without what is left to another person. */
export const offered = (
  me: Me,
  row: Pick<ContentRecord, 'status' | 'publishedVersion' | 'approvedVersion' | 'submittedVersion' | 'isTop'>,
  hadPart: boolean,
): NewsPiece['can'] =>
  transitionsOf({ flow: contentFlow, actors: actorsOf }, me, row).filter(
    (name) => !(hadPart && byAnother.includes(name)),
  );
