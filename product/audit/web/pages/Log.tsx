import { lazy, Suspense, useMemo } from 'react';
import { inLanguage } from '../../../../contract/words';
import { useCan } from '../../../../shell/can';
import { ListPage } from '../../../../shell/list/ListPage';
import { useLanguage } from '../../../../shell/words/say';
import { objectKinds } from '../../names';
import { deedNames } from '../../words-deeds';
import { auditApi } from '../calls';
import { columns, period, states } from '../parts/columns';
import { useEntry } from '../parts/useEntry';

const Chain = lazy(() => import('../parts/Chain'));

/** The log, newest first, as far as one's scope reaches; for the administrator with the state of its chain. */
const Log = () => {
  const can = useCan();
  const { deeds, drawer } = useEntry();
  const language = useLanguage();
  const named = useMemo(
    () => Object.entries(deedNames).map(([value, word]) => ({ value, text: inLanguage(word, language) })),
    [language],
  );
  const everywhere = can('audit.verify');
  return (
    <>
      <ListPage
        call={auditApi.list}
        rowKey="id"
        columns={columns}
        states={states}
        filters={[
          period,
          { control: 'text', field: 'actor', label: 'audit.actor' },
          { control: 'choice', field: 'action', label: 'audit.deed', options: named },
          {
            control: 'choice',
            field: 'objectKind',
            label: 'audit.kind',
            options: objectKinds.map((kind) => ({ value: kind, label: `audit.kind.${kind}` as const })),
          },
          { control: 'text', field: 'objectKey', label: 'audit.objectKey' },
          { control: 'yesNo', field: 'onlyChanges', label: 'audit.onlyChanges' },
          { control: 'text', field: 'sessionKey', label: 'audit.session' },
          ...(everywhere ? ([{ control: 'text', field: 'address', label: 'audit.address' }] as const) : []),
        ]}
        deeds={deeds}
        above={
          everywhere && (
            <Suspense>
              <Chain />
            </Suspense>
          )
        }
        empty="audit.none"
      />
      {drawer}
    </>
  );
};
export default Log;
