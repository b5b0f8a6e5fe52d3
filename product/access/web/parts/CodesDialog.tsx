import { Button, Modal } from 'antd';
import { handOver } from '#shell/client/hand-over';
import { useWords } from '#shell/words/say';
import { message } from '#shell/parts/voices';

/** The recovery codes, shown this once. */
export const CodesDialog = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    message.success(say('accessScreens.copied'));
  };
  return (
    <Modal
      open
      title={say('accessScreens.keepCodes')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {say('accessScreens.copy')}
        </Button>,
        <Button
          key="save"
          onClick={() => handOver(new File([text], say('accessScreens.codesFile'), { type: 'text/plain' }))}
        >
          {say('accessScreens.download')}
        </Button>,
        <Button key="kept" type="primary" onClick={onClose}>
          {say('accessScreens.codesKept')}
        </Button>,
      ]}
    >
      <p>{say('accessScreens.keepCodesText')}</p>
      <ul className="own-factor__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  );
};
