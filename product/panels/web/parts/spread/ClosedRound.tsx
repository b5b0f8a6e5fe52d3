import type * as z from 'zod';
import type { PanelResult } from '#product/panels/opinion';
import { Agreement } from './Agreement';
import { Spread } from './Spread';

/** What the panel came to: how far it agreed, before a discussion and after, and the sheets side by side. */
const ClosedRound = ({ result }: { readonly result: z.output<typeof PanelResult> }) => (
  <>
    {result.before && <Agreement agreement={result.before} title="panelDesk.beforeDiscussion" />}
    {result.agreement && (
      <Agreement
        agreement={result.agreement}
        title={result.before ? 'panelDesk.afterDiscussion' : 'panelScreens.agreement'}
      />
    )}
    <Spread reportId={result.reportId} />
  </>
);
export default ClosedRound;
