import { lazy, Suspense, useState } from 'react';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { publicationApi } from '../calls';

const PresentationDialog = lazy(() => import('../parts/PresentationDialog'));

/** One's own published results, and what visitors read of each. */
const PresentationList = () => {
  const say = useWords();
  const [edited, setEdited] = useState<string>();
  return (
    <>
      <ListPage
        call={publicationApi.list}
        rowKey="id"
        columns={[
          { field: 'achievementName', label: 'publication.achievement', width: 280 },
          {
            field: 'isOwn',
            label: 'publication.summary',
            width: 140,
            draw: ({ isOwn }) => say(isOwn ? 'publication.summary.own' : 'publication.summary.report'),
          },
          {
            field: 'languages',
            label: 'publication.languages',
            width: 160,
            draw: ({ languages }) =>
              languages.map((language) => say(`publication.language.${language}`)).join(' · ') || '/',
          },
          {
            field: 'benefits',
            label: 'publication.benefits',
            width: 220,
            draw: ({ benefits }) =>
              benefits.map((field) => say(`publication.benefit.${field}`)).join(' · ') || '/',
          },
          { field: 'approvedAt', label: 'publication.approvedAt', width: 160, as: 'ago' },
          { field: 'issueDate', label: 'publication.issueDate', width: 120, as: 'day' },
          { field: 'reportNumber', label: 'publication.reportNumber', width: 200 },
        ]}
        filters={[{ control: 'text', field: 'achievementName', label: 'publication.achievement' }]}
        actions={[
          { action: 'edit', always: true, label: 'publication.edit', run: ({ id }) => setEdited(id) },
        ]}
        empty="publication.none"
      />
      {edited && (
        <Suspense fallback={null}>
          <PresentationDialog key={edited} id={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
};
export default PresentationList;
