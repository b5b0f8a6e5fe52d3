import { Collapse, Form } from 'antd';
import { useWords } from '#shell/words/say';
import { WhatChanged, type Against } from '#product/applications/web/forms';

interface ChangesProps {
  readonly id: string;
  /** What the server has; what stands in the form goes before it. */
  readonly whole: object;
  readonly against: Against;
  /** The difference is what the page is for: it stands open. */
  readonly isOpen: boolean;
}

const Typed = ({ id, whole, against }: Omit<ChangesProps, 'isOpen'>) => {
  const typed = (Form.useWatch([]) ?? {}) as object;
  return <WhatChanged id={id} against={against} now={{ ...whole, ...typed }} />;
};

/** Above a form: what its owner has changed so far, before they sign it. */
export const ChangesAsTyped = ({ isOpen, ...of }: ChangesProps) => {
  const say = useWords();
  return (
    <Collapse
      className="gap-below"
      {...(isOpen && { defaultActiveKey: 'changes' })}
      items={[{ key: 'changes', label: say('applicationScreens.whatChanged'), children: <Typed {...of} /> }]}
    />
  );
};
