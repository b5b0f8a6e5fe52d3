import { Button, Input, Upload } from 'antd';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';

/** Subtitles as WebVTT: chosen as a file that the browser reads, or typed; the server says which line is none. */
export const SubtitlesField = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const say = useWords();
  return (
    <>
      <Input.TextArea
        {...(id && { id })}
        disabled={disabled}
        value={typeof value === 'string' ? value : ''}
        autoSize={{ minRows: 3, maxRows: 10 }}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {!disabled && (
        <Upload
          accept=".vtt"
          showUploadList={false}
          beforeUpload={async (file) => {
            onChange?.(await file.text());
            return Upload.LIST_IGNORE;
          }}
        >
          <Button>{say('newsroom.chooseSubtitles')}</Button>
        </Upload>
      )}
    </>
  );
};
