import { AutoComplete, Form, Input, Modal, Rate, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#shell/form/length';
import { MomentField } from '#shell/form/MomentField';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { articleStatuses, articleTypes, type Article, type NewArticle } from '../../article';
import { galleryApi } from '../calls';
import { articleStatusWords, articleTypeWords } from './article-columns';
import { writtenOf } from './written';

interface ArticleDialogProps {
  /** The one that is changed; without it a new one is written. */
  readonly article?: Article | undefined;
  readonly onClose: () => void;
}
/** As the template begins one: of this moment, and not published. */
const blank = (): Partial<NewArticle> => ({
  ...{ timestamp: new Date().toISOString(), importance: 1, type: 'CN', status: 'draft' },
  ...{ reviewer: '', content: '' },
});

/** Writes an article, or changes one. */
export const ArticleDialog = ({ article, onClose }: ArticleDialogProps) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<NewArticle>(onClose);
  const { data } = useQuery(galleryApi.users.query({}));
  const people = data?.people.map(({ name }) => ({ value: name })) ?? [];
  const [begun] = useState(() => article ?? blank());
  const store = (values: NewArticle): void => {
    if (!article) return void save(galleryApi.createArticle, values, 'galleryTable.complex.made');
    return void save(
      galleryApi.updateArticle,
      { ...writtenOf(article), ...values },
      'galleryTable.inline.saved',
    );
  };
  const required = (label: string) => [
    { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
  ];
  const name = (field: 'author' | 'reviewer') => (
    <Form.Item
      name={field}
      label={say(`galleryArticle.${field}`)}
      rules={field === 'author' ? required(say('galleryArticle.author')) : []}
    >
      <AutoComplete options={people} showSearch={{ filterOption: true }} />
    </Form.Item>
  );
  return (
    <Modal
      open
      title={say(article ? 'galleryTable.complex.edit' : 'galleryTable.complex.add')}
      okText={say('galleryTable.inline.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <VerticalForm form={form} onFinish={store} initialValues={begun}>
        <Form.Item
          name="title"
          label={say('galleryArticle.title')}
          rules={required(say('galleryArticle.title'))}
        >
          <Input {...counted(100)} />
        </Form.Item>
        <Form.Item
          name="timestamp"
          label={say('galleryArticle.timestamp')}
          rules={[
            {
              required: true,
              message: say('shell.pleaseSelect', { label: say('galleryArticle.timestamp') }),
            },
          ]}
        >
          <MomentField />
        </Form.Item>
        {name('author')}
        {name('reviewer')}
        <Form.Item name="importance" label={say('galleryArticle.importance')}>
          <Rate count={3} allowClear={false} />
        </Form.Item>
        <Form.Item name="type" label={say('galleryArticle.type')}>
          <Select options={articleTypes.map((value) => ({ value, label: say(articleTypeWords[value]) }))} />
        </Form.Item>
        <Form.Item name="status" label={say('galleryArticle.status')}>
          <Select
            options={articleStatuses.map((value) => ({ value, label: say(articleStatusWords[value]) }))}
          />
        </Form.Item>
        <Form.Item name="content" label={say('galleryArticle.content')}>
          <Input.TextArea {...counted(10_000)} rows={4} />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};
