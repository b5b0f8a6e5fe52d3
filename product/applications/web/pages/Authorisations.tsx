import { useQuery } from '@tanstack/react-query';
import { Button, Form, Modal, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { Ago } from '#shell/parts/Ago';
import { SmallTable } from '#shell/parts/SmallTable';
import { useConfirm } from '#shell/parts/useConfirm';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';
import { findManagers } from '../parts/find';

/** Chooses the technology manager who is authorised. */
const GiveDialog = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { form, busy, save, leave } = useDialogForm<{ managerId: string }>(() => setOpen(false));
  const found = useQuery({
    queryKey: ['applications', 'managersToAuthorise', keyword],
    queryFn: ({ signal }) => findManagers(keyword, signal),
    enabled: open,
  });
  const label = say('applicationScreens.manager');
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('applicationScreens.authorise')}
      </Button>
      <Modal
        open={open}
        title={say('applicationScreens.authorise')}
        okText={say('applicationScreens.authorise')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm
          form={form}
          onFinish={({ managerId }) =>
            void save(applicationsApi.authorise, { managerId }, 'applicationScreens.authorised')
          }
        >
          <Form.Item
            name="managerId"
            label={label}
            extra={say('applicationScreens.authoriseHint')}
            rules={[{ required: true, message: say('shell.pleaseSelect', { label }) }]}
          >
            <Select
              showSearch
              filterOption={false}
              onSearch={setTyped}
              {...awaitedOptions(found)}
              options={(found.data ?? []).map(({ id, name, note }) => ({
                value: id,
                label: note ? `${name} · ${note}` : name,
              }))}
            />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

/** Whom one lets begin drafts in one's own name, since when and until when (domain §1.1). */
const Authorisations = () => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const given = useQuery(applicationsApi.authorisations.query({}));
  const own = (given.data?.given ?? []).filter(({ isOwn }) => isOwn);
  const withdraw = (managerId: string, name: string) =>
    confirm({
      title: 'applicationScreens.withdrawQuestion',
      values: { name },
      okText: 'applicationScreens.withdraw',
      danger: true,
      run: () =>
        perform(applicationsApi.withdrawAuthorisation, { managerId }, 'applicationScreens.withdrawn'),
    });
  return (
    <div className="page__body">
      <h1>{say('applicationScreens.authorisations')}</h1>
      <div className="card">
        <p className="gap-below">{say('applicationScreens.authoriseHint')}</p>
        <GiveDialog />
        <AskAgainIfFailed of={given} what="applicationScreens.authorisations" />
        <SmallTable
          title="applicationScreens.authorisations"
          head={[
            'applicationScreens.manager',
            'applicationScreens.givenAt',
            'applicationScreens.withdrawnAt',
            'applicationScreens.authorisationState',
          ]}
          rows={own.map(({ managerId, managerName, givenAt, withdrawnAt }) => [
            managerName,
            <Ago key="given" at={givenAt} exact />,
            withdrawnAt && <Ago key="withdrawn" at={withdrawnAt} exact />,
            withdrawnAt ? (
              say('applicationScreens.withdrawn')
            ) : (
              <Button
                key="withdraw"
                danger
                type="link"
                size="small"
                onClick={() => withdraw(managerId, managerName)}
              >
                {say('applicationScreens.withdraw')}
              </Button>
            ),
          ])}
        />
      </div>
    </div>
  );
};
export default Authorisations;
