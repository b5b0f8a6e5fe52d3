import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '#shell/pages/Transitions';
import { isRefusal } from '#shell/client/failed';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../../calls';
import { Ending } from '../transition-dialogs';
import { rejectionActions } from './actions';
import { ProposalDialog, ProposalNotice } from './ProposalDialog';

/**
 * The final rejection of an application where its report is reviewed (A15): a reviewer proposes it beside what else they may
 * decide, the children; while it waits, what is proposed stands in their place, with what a second reviewer may do about it.
 */
const FinalRejection = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const say = useWords();
  const found = useQuery(applicationsApi.dossier.query({ id }));
  const record = found.data;
  const of = record?.view === 'whole' ? record : undefined;
  // Whether somebody proposed one is not known yet: what else may be decided waits for that.
  if (!record && !isRefusal(found.error)) return <PartAwaited of={found} />;
  if (!of?.proposal)
    return (
      <>
        {children}
        {of?.can.includes('proposeRejection') && (
          <section>
            <h2>{say('applicationScreens.proposeRejection')}</h2>
            <p className="faint gap-below">{say('applicationScreens.proposeRejectionText')}</p>
            <ProposalDialog kind="rejection" id={of.id} rowVersion={of.rowVersion} />
          </section>
        )}
      </>
    );
  return (
    <>
      <ProposalNotice proposal={of.proposal} />
      <p className="faint gap-below">{say('applicationScreens.rejectionTwo')}</p>
      <div className="review-actions">
        {of.can.includes('declineRejection') && <ActionButton action={rejectionActions.decline} of={of} />}
        {of.can.includes('rejectFinally') && <Ending kind="rejection" of={of} />}
      </div>
    </>
  );
};
export default FinalRejection;
