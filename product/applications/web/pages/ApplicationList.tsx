import { lazy, Suspense } from 'react';
import { dayText, nothing } from '#contract/formatters';
import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { preloadRows, question } from '#shell/list/query/question';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { StatusTag } from '#shell/look/StatusTag';
import { ForeignTitle } from '#shell/parts/ForeignTitle';
import { useWords } from '#shell/words/say';
import { scales } from '#product/dictionaries/scales';
import { applicationsApi } from '../calls';
import { holderWords, stageWords } from '../parts/holder';
import '../list/application-list.css';
import { useRowDialog } from '../list/row-dialog';
import { applicationLooks, applicationStatusWords } from '../parts/status';
import { applicationTransitions } from '../parts/transitions';

const RowDialogs = lazy(() => import('../list/RowDialogs'));

const whyNot = async () => (await import('../list/why-not')).whyNot;

/** What the list is asked by. */
const asking = question({
  call: applicationsApi.list,
  states: {
    field: 'status',
    own: { field: 'waiting', label: 'applicationScreens.waitingForMe' },
    counts: applicationsApi.tabCounts,
    options: [
      { value: 'all', label: 'shell.all' },
      { value: 'submitted', label: 'applicationScreens.status.submitted' },
      { value: 'passed', label: 'applicationScreens.status.passed' },
      { value: 'cancelled', label: 'applicationScreens.status.cancelled' },
      { value: 'rejected', label: 'applicationScreens.status.rejected' },
      { value: 'publicReview', label: 'applicationScreens.status.publicReview' },
      { value: 'draft', label: 'applicationScreens.status.draft' },
    ],
  },
  search: {
    fields: [
      { value: 'achievementName', label: 'applicationScreens.achievementName' },
      { value: 'college', label: 'applicationScreens.college' },
      { value: 'firstAuthor', label: 'applicationScreens.firstAuthor' },
      { value: 'anyAuthor', label: 'applicationScreens.anyAuthor' },
      { value: 'status', label: 'applicationScreens.status', dictionary: 'applicationStatus' },
      { value: 'technologyManager', label: 'applicationScreens.manager' },
      { value: 'expert', label: 'applicationScreens.expert', action: 'apply.searchExpert' },
    ],
    ranges: [
      {
        control: 'levels',
        from: 'maturityFrom',
        to: 'maturityTo',
        most: scales.maturity.most,
        label: 'applicationScreens.maturity',
      },
      {
        control: 'levels',
        from: 'innovationFrom',
        to: 'innovationTo',
        most: scales.innovation.most,
        label: 'applicationScreens.innovation',
      },
      {
        control: 'levels',
        from: 'advancementFrom',
        to: 'advancementTo',
        most: scales.advancement.most,
        label: 'applicationScreens.advancement',
      },
      {
        control: 'money',
        from: 'economicBenefitFrom',
        to: 'economicBenefitTo',
        label: 'applicationScreens.benefit',
      },
      { control: 'days', from: 'startTime', to: 'endTime', label: 'applicationScreens.evaluatedOn' },
    ],
    logic: { contains: 'contains', containsNot: 'lacks' },
  },
});
export const preload = preloadRows(asking);

/** Applications as everybody with a hand in them sees them (domain §4.1): one page for all roles. */
const ApplicationList = () => {
  const say = useWords();
  const unnamed = say('applicationScreens.unnamed');
  const none = <span className="faint">{nothing}</span>;
  const isDialogOpen = useRowDialog(({ opened }) => opened !== null);
  return (
    <>
      <ListPage
        {...asking}
        rowKey="id"
        columns={[
          {
            field: 'achievementName',
            label: 'applicationScreens.achievementName',
            width: 300,
            draw: ({ achievementName, achievementNameEnglish }) =>
              achievementName ? (
                <ForeignTitle title={achievementName} english={achievementNameEnglish} />
              ) : (
                <span className="faint">{unnamed}</span>
              ),
          },
          { field: 'applicationNumber', label: 'applicationScreens.number', width: 150 },
          {
            field: 'status',
            label: 'applicationScreens.status',
            width: 150,
            as: { status: applicationLooks, words: applicationStatusWords },
          },
          {
            field: 'caseStage',
            label: 'applicationScreens.progressStage',
            width: 150,
            as: { status: {}, words: stageWords },
            draw: ({ caseStage }) => (caseStage ? say(stageWords[caseStage]) : none),
          },
          {
            field: 'holder',
            label: 'applicationScreens.holder',
            width: 200,
            as: { status: {}, words: holderWords },
            draw: ({ holder, holderName }) => holderName || (holder ? say(holderWords[holder]) : none),
          },
          { field: 'heldSince', label: 'applicationScreens.heldSince', width: 110, as: 'day' },
          {
            field: 'dueAt',
            label: 'applicationScreens.due',
            width: 150,
            as: 'day',
            draw: ({ dueAt, isOverdue }) =>
              isOverdue ? (
                <StatusTag status="rejected">
                  {say('applicationScreens.overdueSince', { day: dayText(dueAt) })}
                </StatusTag>
              ) : dueAt ? (
                dayText(dueAt)
              ) : (
                none
              ),
          },
          { field: 'expectedOn', label: 'applicationScreens.expectedOn', width: 120, as: 'day' },
          {
            field: 'evaluationPurposes',
            label: 'applicationScreens.purposes',
            width: 200,
            as: { dictionary: 'evaluationPurpose' },
            draw: ({ evaluationPurposes }) =>
              evaluationPurposes.length > 0 ? (
                <span className="purposes">
                  <DictionaryTag dictionary="evaluationPurpose" code={evaluationPurposes} />
                </span>
              ) : (
                none
              ),
          },
          { field: 'mainOrganisationName', label: 'applicationScreens.mainOrganisation', width: 200 },
          { field: 'firstAuthor', label: 'applicationScreens.firstAuthor', width: 100 },
          {
            field: 'achievementType',
            label: 'applicationScreens.achievementType',
            width: 120,
            as: { dictionary: 'achievementType' },
          },
          { field: 'evaluationAgencyName', label: 'applicationScreens.agency', width: 190 },
          { field: 'assessorName', label: 'applicationScreens.assessor', width: 100 },
          { field: 'technologyManagerName', label: 'applicationScreens.manager', width: 110 },
          {
            field: 'maturityLevel',
            label: 'applicationScreens.maturity',
            width: 110,
            as: { level: 'maturity' },
          },
          {
            field: 'innovationLevel',
            label: 'applicationScreens.innovation',
            width: 110,
            as: { level: 'innovation' },
          },
          {
            field: 'advancementLevel',
            label: 'applicationScreens.advancement',
            width: 110,
            as: { level: 'advancement' },
          },
          { field: 'economicBenefit', label: 'applicationScreens.benefit', width: 130, as: 'money' },
          { field: 'updatedAt', label: 'applicationScreens.updated', width: 150, as: 'ago' },
        ]}
        toolbar={[
          {
            label: 'applicationScreens.newApplication',
            primary: true,
            action: 'apply.draft',
            to: '/EvaluationManagement/apply',
          },
        ]}
        actions={[
          {
            action: 'detail',
            always: true,
            label: 'applicationScreens.detail',
            to: ({ id }) => `/EvaluationManagement/detail?Id=${id}`,
          },
          // Likely first: on a page they stand at the right.
          ...rowTransitions(applicationTransitions, 'list').toReversed(),
        ]}
        empty="applicationScreens.empty"
        whyNot={whyNot}
      />
      {isDialogOpen && (
        <Suspense fallback={null}>
          <RowDialogs />
        </Suspense>
      )}
    </>
  );
};
export default ApplicationList;
