import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { isCallFailed } from '../../client/failed';
import { takeNewToken } from '../../client/session';
import { attempt } from '../../client/useDo';
import { CodeInput } from '../../form/CodeInput';
import { VerticalForm } from '../../form/VerticalForm';
import { useOffice, type HalfSignedIn } from '../../office';
import { useSession } from '../../state/session';
import { useTabs } from '../../state/tabs';
import { useWords } from '../../words/say';
import { usePerson } from '../useMenu';
import { startAnew, useSignOut } from './useSignOut';

interface Typed {
  readonly loginName: string;
  readonly password: string;
  readonly code?: string;
}

/** What the server says to a token that is worth nothing any more. */
const notSignedIn = 401;

/** The session ended while somebody works: they sign in here and go on, and nothing they typed is lost. */
export const SignInAgain = () => {
  const say = useWords();
  const office = useOffice();
  const person = usePerson();
  const over = useSession((session) => session.over);
  const isOfRoles = useSession((session) => session.why === 'roles');
  const signOut = useSignOut();
  const goOn = useGoOn();
  const [form] = Form.useForm<Typed>();
  const name = Form.useWatch('loginName', form)?.trim();
  const unsaved = useTabs(({ tabs }) => tabs.some((tab) => tab.unsaved));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [half, setHalf] = useState<HalfSignedIn>();
  const again = async () => {
    const { loginName, password, code } = await form.validateFields();
    setBusy(true);
    try {
      if (half?.give) await half.give(code ?? '');
      else {
        const entered = await office.signIn(loginName.trim(), password);
        setRefused('');
        if (entered !== 'in') {
          // A second factor is set up on the sign-in page alone.
          if (!entered.give) return signOut();
          return setHalf(entered);
        }
      }
      await goOn();
    } catch (fault) {
      setRefused(isCallFailed(fault) ? fault.message : say('shell.networkError'));
      // It took too long over the second factor: the first is asked for anew.
      if (isCallFailed(fault) && fault.code === notSignedIn) setHalf(undefined);
    } finally {
      setBusy(false);
    }
  };
  const required = (label: string) => [{ required: true, message: say('shell.pleaseEnter', { label }) }];
  return (
    <Modal
      open={over}
      title={say(isOfRoles ? 'shell.rolesChanged' : 'shell.sessionOver')}
      okText={say('shell.signIn')}
      cancelText={say('shell.signOut')}
      confirmLoading={busy}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onOk={() => void again()}
      onCancel={signOut}
    >
      <p className="gap-below">{say(isOfRoles ? 'shell.rolesChangedText' : 'shell.sessionOverText')}</p>
      {refused && <Alert type="error" showIcon title={refused} className="gap-below" />}
      {unsaved && person && name && name !== person.loginName && (
        <Alert
          type="warning"
          showIcon
          title={say('shell.someoneElse', { name: person.name })}
          className="gap-below"
        />
      )}
      <VerticalForm form={form} requiredMark={false} onFinish={() => void again()}>
        <Form.Item
          name="loginName"
          label={say('shell.loginName')}
          initialValue={person?.loginName}
          rules={required(say('shell.loginName'))}
        >
          <Input autoComplete="username" disabled={half !== undefined} />
        </Form.Item>
        <Form.Item name="password" label={say('shell.password')} rules={required(say('shell.password'))}>
          <Input.Password autoComplete="current-password" autoFocus disabled={half !== undefined} />
        </Form.Item>
        {half && (
          <Form.Item
            name="code"
            label={say('shell.factorCode')}
            extra={say('shell.factorHint')}
            rules={required(say('shell.factorCode'))}
          >
            <CodeInput autoFocus />
          </Form.Item>
        )}
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};

/**
 * Goes on under the new session: the calls that wait are asked again. Somebody else has other rights and other drafts,
 * so for them everything is loaded anew. Who signed in again in another window need not do so in this one.
 */
const useGoOn = (): (() => Promise<void>) => {
  const office = useOffice();
  const cache = useQueryClient();
  const person = usePerson();
  const resume = useSession((session) => session.resume);
  const goOn = useCallback(async () => {
    const now = await office.person();
    if (person && now.id !== person.id) startAnew(cache);
    else resume(true);
  }, [office, cache, person, resume]);
  useEffect(() => {
    const look = () => {
      if (takeNewToken()) void attempt(goOn);
    };
    look();
    window.addEventListener('focus', look);
    // Two windows side by side: this one need not be touched to learn of the other.
    const timer = setInterval(look, 1_000);
    return () => {
      window.removeEventListener('focus', look);
      clearInterval(timer);
    };
  }, [goOn]);
  return goOn;
};
