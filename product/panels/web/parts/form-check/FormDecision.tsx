import { Alert, Form, Radio, Select } from 'antd';
import { useDo } from '#shell/client/useDo';
import { useOptions } from '#shell/dictionary/useDictionary';
import { counted } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import { MaskedSheet } from '../MaskedSheet';
import type { Member } from '../seats';

export interface Decision {
  readonly result?: 'passed' | 'notPassed' | 'referred';
  readonly reasonCode?: string;
  readonly message?: string;
}

/** Whether something is wrong with the form, by this decision. */
export const isWanting = ({ result }: Decision): boolean => result === 'notPassed' || result === 'referred';

/** What is said of a sheet that cannot be taken: returned, or once no return is left put to the public-service agency (E4). */
export const wantingWord = ({ returnsLeft }: Pick<Member, 'returnsLeft'>) =>
  returnsLeft === 0 ? 'panelScreens.formRefer' : 'panelScreens.formReturn';

/** Sends what was decided about the form of a sheet; resolves to whether it was taken. */
export const useDecide = () => {
  const perform = useDo();
  return async ({ id, rowVersion }: Member, decision: Decision): Promise<boolean> => {
    const { result, reasonCode = '', message = '' } = decision;
    const done =
      result === 'referred'
        ? await perform(panelsApi.refer, { id, rowVersion, reasonCode, message }, 'panelScreens.formReferred')
        : await perform(
            panelsApi.check,
            { id, rowVersion, result: result!, ...(result === 'notPassed' && { reasonCode, message }) },
            result === 'passed' ? 'panelScreens.formPassed' : 'panelScreens.formReturned',
          );
    return done !== undefined;
  };
};

/** What is read of a sheet for its form check: what it lacks, and the sheet with verdict and scores masked. */
export const FormShown = ({ member }: { readonly member: Member }) => {
  const say = useWords();
  return (
    <>
      {member.form.missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          className="gap-below"
          title={say('panelScreens.missing')}
          description={
            <ul className="panel-next">
              {member.form.missing.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          }
        />
      ) : (
        <Alert type="success" showIcon className="gap-below" title={say('panelScreens.nothingMissing')} />
      )}
      {member.masked && <MaskedSheet sheet={member.masked} round={member} />}
    </>
  );
};

interface DecisionFieldsProps {
  readonly member: Member;
  /** Where the decision stands in the form around. */
  readonly under?: readonly string[];
}

/** The decision about the form of one sheet, with its reason where something is wrong (E3, E4). */
export const DecisionFields = ({ member, under = [] }: DecisionFieldsProps) => {
  const say = useWords();
  const reasons = useOptions('formDefect');
  const result = Form.useWatch<Decision['result']>([...under, 'result']);
  const isSpent = member.returnsLeft === 0;
  return (
    <>
      <Form.Item
        name={[...under, 'result']}
        label={say('panelScreens.formDecision')}
        {...(isSpent && { extra: say('panelScreens.formReferHint') })}
      >
        <Radio.Group
          options={[
            { value: 'passed', label: say('panelScreens.formPass') },
            { value: isSpent ? 'referred' : 'notPassed', label: say(wantingWord(member)) },
          ]}
        />
      </Form.Item>
      {isWanting({ ...(result && { result }) }) && (
        <>
          <Form.Item
            name={[...under, 'reasonCode']}
            label={say('panelScreens.formReason')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('panelScreens.formReason') }),
              },
            ]}
          >
            <Select options={reasons} />
          </Form.Item>
          <Form.Item
            name={[...under, 'message']}
            label={say('panelScreens.formText')}
            extra={say('panelScreens.formTextHint')}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('panelScreens.formText') }),
              },
            ]}
          >
            <TextWithPhrases {...counted(1000)} autoSize={{ minRows: 2, maxRows: 8 }} />
          </Form.Item>
        </>
      )}
    </>
  );
};
