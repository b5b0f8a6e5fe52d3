import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { chapters, type ChapterKey } from '#product/reports/chapters';
import { paragraphsOf, type NewRemark } from '#product/reports/remark';
import { reportsApi } from '../../calls';
import type { StaffReport } from '../types';
import { paragraphWord, remarksId } from './Remarks';
import { counted } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';

interface Row {
  readonly chapter?: ChapterKey;
  readonly paragraph?: string | null;
  readonly text?: string;
}

/** The second checker gives the report back: at least one remark, each for a chapter or one of its paragraphs (R2c). */
export const GiveBackForm = ({
  report,
  onGiven,
  onRestored,
}: {
  readonly report: StaffReport;
  readonly onGiven: () => void;
  /** What an earlier window left was brought back: it must not be out of sight. */
  readonly onRestored: () => void;
}) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<{ remarks: Row[] }>();
  const [busy, setBusy] = useState(false);
  const draft = useFormDraft(form, `give-back/${report.id}`);
  const isRestored = draft.restored !== null;
  useEffect(() => {
    if (isRestored) onRestored();
  }, [isRestored, onRestored]);
  const rows = Form.useWatch('remarks', form) ?? [];
  const chapterOptions = chapters.map(({ key, number, title }) => ({
    value: key,
    label: `${number} ${say(title)}`,
  }));
  const give = async ({ remarks }: { remarks: Row[] }): Promise<void> => {
    setBusy(true);
    const done = await perform(
      reportsApi.giveBack,
      {
        id: report.id,
        rowVersion: report.rowVersion,
        remarks: remarks.map(({ chapter, paragraph, text }): NewRemark => ({
          chapter: chapter!,
          paragraph: paragraph ?? null,
          text: text ?? '',
        })),
      },
      'reportScreens.checkGivenBack',
    );
    setBusy(false);
    if (!done) return;
    form.resetFields();
    draft.done();
    onGiven();
    document.getElementById(remarksId(report))?.scrollIntoView({ block: 'center' });
  };
  return (
    <VerticalForm<{ remarks: Row[] }>
      form={form}
      initialValues={{ remarks: [{}] }}
      onValuesChange={draft.touch}
      onFinish={(values) => void give(values)}
    >
      <RestoredText restored={draft.restored} />
      <p className="faint gap-below">{say('reportScreens.checkGiveBackText')}</p>
      <Form.List name="remarks">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => {
              const chapter = rows[name]?.chapter;
              return (
                <fieldset key={key} className="remark-row gap-below">
                  <legend>{say('reportScreens.remarkNumber', { number: name + 1 })}</legend>
                  <Form.Item
                    name={[name, 'chapter']}
                    label={say('reportScreens.chapter')}
                    rules={[
                      {
                        required: true,
                        message: say('shell.pleaseSelect', { label: say('reportScreens.chapter') }),
                      },
                    ]}
                  >
                    <Select
                      options={chapterOptions}
                      onChange={() => form.setFieldValue(['remarks', name, 'paragraph'], null)}
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'paragraph']} label={say('reportScreens.paragraph')}>
                    <Select
                      allowClear
                      disabled={!chapter || paragraphsOf(chapter).length === 0}
                      placeholder={say('reportScreens.wholeChapter')}
                      options={
                        chapter
                          ? paragraphsOf(chapter).map((value) => ({
                              value,
                              label: say(paragraphWord(chapter, value)),
                            }))
                          : []
                      }
                    />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'text']}
                    label={say('reportScreens.remark')}
                    rules={[
                      {
                        required: true,
                        whitespace: true,
                        message: say('shell.pleaseEnter', { label: say('reportScreens.remark') }),
                      },
                    ]}
                  >
                    <TextWithPhrases {...counted(2000)} autoSize={{ minRows: 2, maxRows: 8 }} />
                  </Form.Item>
                  {fields.length > 1 && (
                    <Button
                      type="text"
                      danger
                      icon={<DeleteOutlined />}
                      aria-label={`${say('shell.remove')} ${say('reportScreens.remarkNumber', { number: name + 1 })}`}
                      onClick={() => remove(name)}
                    >
                      {say('shell.remove')}
                    </Button>
                  )}
                </fieldset>
              );
            })}
            <Button
              type="dashed"
              block
              className="gap-below"
              icon={<PlusOutlined />}
              disabled={fields.length >= 100}
              onClick={() => add({})}
            >
              {say('reportScreens.addRemark')}
            </Button>
          </>
        )}
      </Form.List>
      <Button type="primary" danger htmlType="submit" loading={busy}>
        {say('reportScreens.checkGiveBack')}
      </Button>
    </VerticalForm>
  );
};
