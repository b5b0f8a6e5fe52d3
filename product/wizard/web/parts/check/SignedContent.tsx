import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { peopleApi } from '#product/people/web/calls';
import { useWords } from '#shell/words/say';
import type { FullDetails } from '#product/applications/details';
import { EvidenceFacts, InformationFacts, PeopleFacts } from '#product/applications/web/forms';

/**
 * What is about to be signed, beside the code for it: the achievement, its agency, and to which mobile the code goes; and the
 * whole application to be read before.
 */
export const SignedContent = ({ record }: { readonly record: z.output<typeof FullDetails> }) => {
  const say = useWords();
  const [isRead, setRead] = useState(false);
  const mobile = useQuery(peopleApi.myself.query({})).data?.[0]?.mobile;
  const digits = (typeof mobile === 'object' ? mobile.masked : (mobile ?? '')).slice(-4);
  return (
    <>
      <dl className="signed gap-below">
        <dt>{say('applicationScreens.achievementName')}</dt>
        <dd>{record.achievementName}</dd>
        <dt>{say('applicationScreens.agency')}</dt>
        <dd>{record.evaluationAgencyName ?? '/'}</dd>
        <dt>{say('applicationScreens.codeGoesTo')}</dt>
        <dd>{say('applicationScreens.mobileEndsWith', { digits })}</dd>
      </dl>
      <Button type="link" className="signed__read" onClick={() => setRead(true)}>
        {say('applicationScreens.readWhole')}
      </Button>
      <Drawer
        open={isRead}
        onClose={() => setRead(false)}
        size="large"
        title={say('applicationScreens.readWhole')}
        destroyOnHidden
      >
        <InformationFacts record={record} />
        <PeopleFacts record={record} />
        <EvidenceFacts record={record} />
      </Drawer>
    </>
  );
};
