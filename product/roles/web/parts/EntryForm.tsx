import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Select, Switch, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { VerticalForm } from '#shell/form/VerticalForm';
import { menuIcons, MenuIcon } from '#shell/frame/icons';
import { useUnsaved } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import type { ActionNode } from '../../action';
import { rolesApi } from '../calls';
import { atMost } from '#shell/form/length';

/** What is new, or which entry is changed. */
export type Edited = ActionNode | { readonly parentId: string; readonly sort: number };
type Values = Pick<ActionNode, 'text' | 'textEn' | 'textEs' | 'icon' | 'comment'> & {
  readonly url?: string;
  readonly hidden?: boolean;
  readonly parentId?: string;
};

/** A menu entry or an action: how it is called, where it stands, what it opens, who has it. */
export const EntryForm = ({
  edited,
  sections,
  pages,
  onUnsaved,
  onSaved,
}: {
  readonly edited: Edited;
  readonly sections: readonly { readonly value: string; readonly label: string }[];
  /** Every page that an entry may open. */
  readonly pages: readonly string[];
  /** Told when there is something that another choice would throw away, and when there is not. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onSaved: (id: string) => void;
}) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, unsaved]);
  const known = 'rowVersion' in edited ? edited : undefined;
  const isMenu = known?.isMenu ?? true;
  const fixed = known?.isBuiltIn ?? false;
  const held = useQuery({
    ...rolesApi.ofAction.query({ actionId: known?.id ?? '', pageSize: 100 }),
    enabled: known !== undefined,
  });
  const save = async ({ parentId, icon, comment, ...values }: Values): Promise<void> => {
    setBusy(true);
    const said = {
      url: known?.url ?? '',
      hidden: known?.hidden ?? false,
      ...values,
      icon: icon || '',
      comment: comment || '',
      sort: edited.sort,
      ...(parentId && { parentId }),
    };
    const done = known
      ? await perform(
          rolesApi.editAction,
          { id: known.id, rowVersion: known.rowVersion, ...said },
          'roles.saved',
        )
      : await perform(rolesApi.addAction, said, 'roles.added');
    setBusy(false);
    if (!done) return;
    setUnsaved(false);
    onSaved(known?.id ?? (done as { id: string }).id);
  };
  const name = (field: 'text' | 'textEn' | 'textEs', label: string, most: number) => (
    <Form.Item
      name={field}
      label={label}
      rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) }]}
    >
      <Input {...atMost(most)} />
    </Form.Item>
  );
  return (
    <VerticalForm<Values>
      form={form}
      initialValues={{
        text: '',
        textEn: '',
        textEs: '',
        url: '',
        icon: '',
        comment: '',
        hidden: false,
        ...edited,
      }}
      onValuesChange={() => setUnsaved(true)}
      onFinish={(values) => void save(values)}
    >
      {fixed && isMenu && <Alert type="info" showIcon title={say('roles.cameWith')} />}
      {name('text', say('roles.nameZh'), 60)}
      {name('textEn', say('roles.nameEn'), 80)}
      {name('textEs', say('roles.nameEs'), 80)}
      <Form.Item name="parentId" label={say('roles.parent')}>
        <Select
          options={[
            { value: '', label: say('roles.top') },
            ...sections.filter(({ value }) => value !== known?.id),
          ]}
        />
      </Form.Item>
      {isMenu && (
        <>
          <Form.Item
            name="url"
            label={say('roles.url')}
            rules={[{ required: true, message: say('shell.pleaseEnter', { label: say('roles.url') }) }]}
          >
            <Input disabled={fixed} {...atMost(200)} />
          </Form.Item>
          <Form.Item name="comment" label={say('roles.comment')} extra={say('roles.commentHint')}>
            <Select
              disabled={fixed}
              allowClear
              showSearch
              options={pages.map((page) => ({ value: page, label: page }))}
            />
          </Form.Item>
          <Form.Item name="icon" label={say('roles.icon')}>
            <Select
              allowClear
              options={menuIcons.map((icon) => ({ value: icon, label: icon }))}
              optionRender={({ value }) => (
                <>
                  <MenuIcon name={String(value)} /> {value}
                </>
              )}
            />
          </Form.Item>
          <Form.Item name="hidden" label={say('roles.hidden')} valuePropName="checked">
            <Switch />
          </Form.Item>
        </>
      )}
      <Button type="primary" htmlType="submit" loading={busy} disabled={!unsaved}>
        {say('roles.save')}
      </Button>
      {known && (
        <dl className="change">
          {known.actionKey !== '' && (
            <>
              <dt>{say('roles.actionKey')}</dt>
              <dd>
                <code>{known.actionKey}</code>
              </dd>
            </>
          )}
          <dt>{say('roles.heldBy')}</dt>
          <dd>
            {held.data?.rows.map(
              ({ id, isChecked, roleName }) => isChecked && <Tag key={id}>{roleName}</Tag>,
            )}
          </dd>
          {known.apiPaths.length > 0 && (
            <>
              <dt>{say('roles.calls')}</dt>
              {known.apiPaths.map((path) => (
                <dd key={path}>
                  <code>{path}</code>
                </dd>
              ))}
            </>
          )}
        </dl>
      )}
    </VerticalForm>
  );
};
