import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod';
import { useDo } from '../../../../shell/client/useDo';
import { usePageTitle, useUnsaved } from '../../../../shell/frame/page';
import { EmptyList } from '../../../../shell/list/EmptyList';
import { StatusTag } from '../../../../shell/look/StatusTag';
import { DeskPage } from '../../../../shell/pages/DeskPage';
import { useConfirm } from '../../../../shell/parts/useConfirm';
import { useWords } from '../../../../shell/words/say';
import type { MaterialForStaff, ReviewMaterial } from '../../material';
import { materialsApi } from '../calls';
import type { Item } from '../parts/desk';
import { EvidenceList } from '../parts/EvidenceList';
import { FileView } from '../parts/FileView';
import { materialLooks, materialStatusWords } from '../parts/status';
import '../parts/materials.css';

type Material = z.output<typeof MaterialForStaff>;
type Marks = Readonly<
  Record<string, { readonly result?: 'passed' | 'toSupplement' | 'notApplicable'; readonly comment?: string }>
>;

/** The assessor's desk over a material: the evidence left, item by item a finding right. */
const MaterialReview = () => {
  const [asked] = useSearchParams();
  const found = useQuery(materialsApi.byId.query({ id: asked.get('Id') ?? '' }));
  const material = found.data?.audience === 'staff' ? found.data : undefined;
  usePageTitle(material?.achievementName);
  if (found.isError) return <EmptyList narrowed={false} says="shell.notFoundTitle" />;
  if (!material) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Desk key={`${material.id} ${material.rowVersion}`} material={material} />;
};
export default MaterialReview;

const Desk = ({ material }: { readonly material: Material }) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const [file, setFile] = useState<Item['files'][number] | null>(null);
  const [touched, setTouched] = useState(false);
  const [form] = Form.useForm<Marks>();
  useUnsaved(touched);
  const mayReview = material.can.includes('pass');
  const send = async (overall: ReviewMaterial['overall']): Promise<void> => {
    const marks = await form.validateFields().catch(() => undefined);
    if (!marks) return;
    const done = await perform(
      materialsApi.review,
      {
        id: material.id,
        rowVersion: material.rowVersion,
        items: material.items.map(({ code }) => ({
          code,
          result: marks[code]!.result!,
          comment: marks[code]?.comment ?? '',
        })),
        overall,
      },
      overall === 'pass' ? 'materialScreens.passed' : 'materialScreens.returned',
    );
    if (done) setTouched(false);
  };
  const reopen = () =>
    confirm({
      title: 'materialScreens.reopenQuestion',
      values: { name: material.achievementName },
      okText: 'materialScreens.reopen',
      reason: { least: 1 },
      run: (reason) =>
        perform(
          materialsApi.reopen,
          { id: material.id, rowVersion: material.rowVersion, reason },
          'materialScreens.reopened',
        ),
    });
  const initial: Marks = Object.fromEntries(
    material.items.map(({ code, result, comment }) => [
      code,
      { ...(result && { result }), comment: comment ?? '' } as Marks[string],
    ]),
  );
  return (
    <DeskPage
      head={
        <StatusTag status={materialLooks[material.status]}>
          {say(materialStatusWords[material.status])}
        </StatusTag>
      }
      left={
        <>
          <EvidenceList items={material.items} onOpen={setFile} />
          <FileView file={file} />
        </>
      }
      right={
        <Form
          form={form}
          layout="vertical"
          initialValues={initial}
          disabled={!mayReview}
          onValuesChange={() => setTouched(true)}
        >
          {material.items.map((item) => (
            <div key={item.code} className="review__item">
              <Form.Item
                name={[item.code, 'result']}
                label={item.title}
                rules={[
                  {
                    required: true,
                    message: say('shell.pleaseSelect', { label: say('materialScreens.itemResult') }),
                  },
                ]}
              >
                <Radio.Group
                  options={(['passed', 'toSupplement', 'notApplicable'] as const).map((result) => ({
                    value: result,
                    label: say(`materialScreens.result.${result}`),
                  }))}
                />
              </Form.Item>
              <Form.Item
                name={[item.code, 'comment']}
                dependencies={[[item.code, 'result']]}
                rules={[
                  ({ getFieldValue }) => ({
                    validator: (_, value: string | undefined) =>
                      getFieldValue([item.code, 'result']) === 'toSupplement' && !value?.trim()
                        ? Promise.reject(
                            new Error(say('shell.pleaseEnter', { label: say('materialScreens.comment') })),
                          )
                        : Promise.resolve(),
                  }),
                ]}
              >
                <Input.TextArea
                  aria-label={`${item.title} ${say('materialScreens.comment')}`}
                  placeholder={say('materialScreens.comment')}
                  maxLength={1000}
                  autoSize={{ minRows: 1, maxRows: 4 }}
                />
              </Form.Item>
            </div>
          ))}
        </Form>
      }
      foot={
        <>
          {material.can.includes('reopen') && (
            <Button onClick={reopen}>{say('materialScreens.reopen')}</Button>
          )}
          <span className="foot-bar__said" />
          {mayReview && <Button onClick={() => void send('return')}>{say('materialScreens.return')}</Button>}
          {mayReview && (
            <Button type="primary" onClick={() => void send('pass')}>
              {say('materialScreens.pass')}
            </Button>
          )}
        </>
      }
    />
  );
};
