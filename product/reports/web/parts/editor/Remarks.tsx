import { Alert, Button, Form, Input } from 'antd';
import type { FieldFacts } from '#contract/facts';
import type { WordKey } from '#contract/words';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { VerticalForm } from '#shell/form/VerticalForm';
import { Ago } from '#shell/parts/Ago';
import { useWords } from '#shell/words/say';
import { chapters, type ChapterKey } from '#product/reports/chapters';
import { isOpen } from '#product/reports/remark';
import { factsOfChapter, tableFacts } from '../facts';
import type { StaffReport } from '../types';
import { atMost } from '#shell/form/length';

type Remark = StaffReport['remarks'][number];

/** What a paragraph of a chapter is called: as its field is labelled in the editor. */
export const paragraphWord = (chapter: ChapterKey, paragraph: string): WordKey => {
  const texts: FieldFacts = chapter === 'risks' ? {} : factsOfChapter(chapter);
  return (texts[paragraph] ?? (tableFacts as FieldFacts)[paragraph])?.label ?? 'shell.sections';
};

export const remarksId = ({ id }: StaffReport): string => `remarks-${id}`;

export const openRemarks = (report: StaffReport, chapter?: ChapterKey): readonly Remark[] =>
  report.remarks.filter((each) => isOpen(each) && (!chapter || each.chapter === chapter));

interface RemarksProps {
  readonly report: StaffReport;
  /** Only those of one chapter; without it all, each with its chapter. */
  readonly chapter?: ChapterKey;
  /** Absent where remarks are only read. */
  readonly onAnswer?: (key: string, text: string) => Promise<boolean>;
}

/** The second checker’s remarks where they belong, each with its answer or the place for one (R2c). */
export const Remarks = ({ report, chapter, onAnswer }: RemarksProps) => {
  const say = useWords();
  const isShown = (each: Remark) => !chapter || each.chapter === chapter;
  if (report.remarks.length === 0) return null;
  return (
    <section
      id={remarksId(report)}
      className="remarks gap-below"
      aria-label={say('reportScreens.remarks')}
      hidden={!report.remarks.some(isShown)}
    >
      <h3>{say('reportScreens.remarks')}</h3>
      <ol>
        {/* Those of other chapters are out of sight only: an answer that was begun is there when one comes back. */}
        {report.remarks.map((remark) => (
          <li
            key={remark.key}
            className={isOpen(remark) ? 'remark remark--open' : 'remark'}
            hidden={!isShown(remark)}
          >
            <p className="faint">
              {[
                !chapter && placeOf(remark.chapter, say),
                remark.paragraph && say(paragraphWord(remark.chapter, remark.paragraph)),
                remark.by,
              ]
                .filter(Boolean)
                .join(' · ')}{' '}
              · <Ago at={remark.at} exact />
            </p>
            <p className="remark__text">{remark.text}</p>
            {!isOpen(remark) && (
              <p>
                <b>{say('reportScreens.answer')}</b> {remark.answer}
              </p>
            )}
            {isOpen(remark) && onAnswer && (
              <AnswerBox reportId={report.id} remark={remark} onAnswer={onAnswer} />
            )}
            {isOpen(remark) && !onAnswer && (
              <p className="remark__waits">{say('reportScreens.remarkOpen')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const placeOf = (chapter: ChapterKey, say: (word: WordKey) => string): string => {
  const found = chapters.find(({ key }) => key === chapter);
  return found ? `${found.number} ${say(found.title)}` : '';
};

const AnswerBox = ({
  reportId,
  remark,
  onAnswer,
}: {
  readonly reportId: string;
  readonly remark: Remark;
  readonly onAnswer: NonNullable<RemarksProps['onAnswer']>;
}) => {
  const say = useWords();
  const [form] = Form.useForm<{ text: string }>();
  const draft = useFormDraft(form, `remark-answer/${reportId}/${remark.key}`);
  const answer = async ({ text }: { readonly text: string }): Promise<void> => {
    if (await onAnswer(remark.key, text)) draft.done();
  };
  return (
    <VerticalForm<{ text: string }>
      form={form}
      onFinish={(values) => void answer(values)}
      onValuesChange={draft.touch}
    >
      <RestoredText restored={draft.restored} />
      <Form.Item
        name="text"
        label={say('reportScreens.answer')}
        rules={[{ required: true, whitespace: true, message: say('reports.answerMissing') }]}
      >
        <Input.TextArea
          {...atMost(4000)}
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={say('reportScreens.whatWasDone')}
        />
      </Form.Item>
      <Button htmlType="submit">{say('reportScreens.answerRemark')}</Button>
    </VerticalForm>
  );
};

/** Why the report came back, point by point, and whether it was the form or the matter. */
export const ReturnedIssues = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  if (report.status !== 'returned' || report.defects.length === 0) return null;
  const { changedBeyondForm: changed } = report;
  return (
    <Alert
      className="gap-below"
      type="warning"
      showIcon
      title={say(
        report.returnScope === null
          ? 'reportScreens.returnedByAgency'
          : `reportScreens.returnedByPublic.${report.returnScope}`,
      )}
      description={
        <>
          {changed !== null && (
            <p>
              {changed.length === 0
                ? say('reportScreens.formOnly')
                : say('reportScreens.moreThanForm', { what: changed.join(say('shell.listMark')) })}
            </p>
          )}
          <ol className="issues">
            {report.defects.map(({ key, text, answer }) => (
              <li key={key}>
                {text}
                {answer && (
                  <p className="faint">
                    {say('reportScreens.answer')}: {answer}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </>
      }
    />
  );
};
