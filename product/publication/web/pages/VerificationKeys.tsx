import { lazy, Suspense, useState } from 'react';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { publicationApi } from '../calls';

/** It comes when somebody gives out a key: the list stands sooner. */
const NewKeyDialog = lazy(async () => ({ default: (await import('../parts/NewKeyDialog')).NewKeyDialog }));

/** The keys by which others check many reports at once: given out, looked over, revoked. */
const VerificationKeys = () => {
  const say = useWords();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        call={publicationApi.verificationKeys}
        rowKey="id"
        columns={[
          { field: 'name', label: 'publication.keys.name', width: 260 },
          {
            field: 'isRevoked',
            label: 'publication.keys.state',
            width: 120,
            draw: ({ isRevoked }) => say(isRevoked ? 'publication.keys.revoked' : 'publication.keys.inForce'),
          },
          { field: 'uses', label: 'publication.keys.uses', width: 140, as: 'number' },
          { field: 'lastUsedAt', label: 'publication.keys.lastUsedAt', width: 180, as: 'ago' },
          { field: 'madeAt', label: 'publication.keys.madeAt', width: 180, as: 'moment' },
          { field: 'makerName', label: 'publication.keys.maker', width: 140 },
        ]}
        filters={[{ control: 'text', field: 'name', label: 'publication.keys.name' }]}
        toolbar={[{ label: 'publication.keys.add', primary: true, run: () => setAdding(true) }]}
        actions={[
          {
            action: 'revoke',
            danger: true,
            label: 'publication.keys.revoke',
            question: { title: 'publication.keys.revokeQuestion', values: ({ name }) => ({ name }) },
            call: ({ id }) => prepare(publicationApi.revokeVerificationKey, { id }),
            done: 'publication.keys.isRevoked',
          },
        ]}
        empty="publication.keys.none"
      />
      {adding && (
        <Suspense>
          <NewKeyDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
};
export default VerificationKeys;
