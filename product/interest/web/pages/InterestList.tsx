import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { interestApi } from '../calls';

const AnswerDialog = lazy(() => import('../parts/AnswerDialog'));

const stateWords = {
  open: 'interest.state.open',
  answered: 'interest.state.answered',
  declined: 'interest.state.declined',
} as const;

/** What visitors wrote about published results, those that wait for an answer first; one of them is opened by `?Id=…`. */
const InterestList = () => {
  const [asked, setAsked] = useSearchParams();
  const [read, setRead] = useState(asked.get('Id') ?? undefined);
  const close = (): void => {
    setRead(undefined);
    if (!asked.has('Id')) return;
    setAsked(
      (query) => {
        query.delete('Id');
        return query;
      },
      { replace: true },
    );
  };
  return (
    <>
      <ListPage
        call={interestApi.list}
        rowKey="id"
        states={{
          field: 'state',
          options: [
            { value: 'all', label: 'shell.all' },
            ...(['open', 'answered', 'declined'] as const).map((value) => ({
              value,
              label: stateWords[value],
            })),
          ],
        }}
        columns={[
          { field: 'achievementName', label: 'interest.achievement', width: 260 },
          {
            field: 'state',
            label: 'interest.state',
            width: 110,
            as: {
              status: { open: 'progress', answered: 'passed', declined: 'cancelled' },
              words: stateWords,
            },
          },
          { field: 'dueAt', label: 'interest.dueAt', width: 150, as: 'moment' },
          { field: 'need', label: 'interest.need', width: 300 },
          { field: 'name', label: 'interest.name', width: 120 },
          { field: 'organisation', label: 'interest.organisation', width: 180 },
          { field: 'arrivedAt', label: 'interest.arrivedAt', width: 150, as: 'ago' },
          { field: 'decidedBy', label: 'interest.decidedBy', width: 120 },
          { field: 'decidedAt', label: 'interest.decidedAt', width: 150, as: 'ago' },
          { field: 'keptUntil', label: 'interest.keptUntil', width: 130, as: 'moment' },
          { field: 'reportNumber', label: 'interest.reportNumber', width: 200 },
        ]}
        filters={[{ control: 'text', field: 'achievementName', label: 'interest.achievement' }]}
        actions={[
          { action: 'read', always: true, label: 'interest.read', run: ({ id }) => setRead(id) },
          {
            action: 'remove',
            danger: true,
            label: 'interest.remove',
            question: { title: 'interest.removeQuestion', values: ({ name }) => ({ name }), danger: true },
            call: ({ id }) => prepare(interestApi.remove, { id }),
            done: 'interest.removed',
          },
        ]}
        empty="interest.none"
      />
      {read && (
        <Suspense fallback={null}>
          <AnswerDialog key={read} id={read} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
export default InterestList;
