import { createElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { attempt, usePerform } from '../client/useDo';
import { useConfirm } from '../parts/useConfirm';
import type { Action } from './action';

/** Takes an action of an object: leads on, opens, or asks and then sends its call and says that it is done. */
export const useAct = () => {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const perform = usePerform();
  return useCallback(
    <Of>(action: Action<Of>, of: Of): void => {
      if (action.to) return void navigate(action.to(of));
      if (action.run) return void attempt(() => action.run(of));
      const { label, danger, question, call, done } = action;
      const send = (reason: string) => perform(call(of, reason), done);
      if (!question) return void send('');
      const { values, more: More, ...asked } = question;
      confirm({
        danger: danger ?? false,
        ...asked,
        ...(values && { values: values(of) }),
        ...(More && { more: createElement(More, { of }) }),
        okText: label,
        run: send,
      });
    },
    [navigate, confirm, perform],
  );
};
