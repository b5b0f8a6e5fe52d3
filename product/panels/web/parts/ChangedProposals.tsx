import { Piece } from '#shell/parts/Piece';

/** What the assessor changed by hand, beside the question whether the expert agrees. */
export const ChangedProposals = ({ reportId }: { readonly reportId: string }) => (
  <Piece name="changedLevels" id={reportId} />
);
