import { serve } from '#host/serve';
import { revocations } from '../contract';
import { decideRevocation, proposeRevocation } from './act';
import { newerReports, revocationsOf } from './read';

export { revocationKind } from './visible';

export default serve(revocations, {
  ofReport: (_, context) => revocationsOf(context),
  newer: (_, context) => newerReports(context),
  propose: proposeRevocation,
  decide: decideRevocation,
});
