import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { SignDialog } from '#shell/parts/SignDialog';
import { useWords } from '#shell/words/say';
import type { FullDetails } from '#product/applications/details';
import { applicationsApi } from '#product/applications/web/calls';
import { SignedContent } from './SignedContent';
import { message } from '#shell/parts/voices';

/** What is about to be signed: an application exactly as the server has it. */
type Signable = z.output<typeof FullDetails> & { readonly contentHash: string };

/** Signs and submits an application; closes when it is done. */
export const useSubmission = (onSubmitted: () => void) => {
  const say = useWords();
  const cache = useQueryClient();
  const [signing, setSigning] = useState<Signable | null>(null);
  const submit = async (code: string): Promise<void> => {
    if (!signing) return;
    const { mutationFn, onSuccess } = applicationsApi.submit.change(cache);
    await mutationFn({ id: signing.id, rowVersion: signing.rowVersion, signCode: code });
    await onSuccess();
    message.success(say('applicationScreens.submitted'));
    onSubmitted();
  };
  const dialog = signing && (
    <SignDialog
      open
      onClose={() => setSigning(null)}
      action="apply.submit"
      id={signing.id}
      contentHash={signing.contentHash}
      about={<SignedContent record={signing} />}
      onSign={submit}
    />
  );
  return { sign: setSigning, dialog };
};
