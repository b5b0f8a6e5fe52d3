import { Form, Input, Modal } from 'antd';
import { languages } from '#contract/words';
import { atMost } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import { pictureKinds, type Alternatives, type PictureDetails } from '../../picture';
import { mediaApi } from '../calls';

interface Values {
  readonly name: string;
  readonly alternatives: Alternatives;
  readonly files: readonly StoredFile[];
}

interface PictureDialogProps {
  /** The one that is changed; without it a new one is taken in. */
  readonly picture?: Pick<PictureDetails, 'id' | 'rowVersion' | 'name' | 'alternatives'>;
  readonly onClose: () => void;
  /** Told of a new one. */
  readonly onAdded?: (picture: { readonly id: string; readonly number: number }) => void;
}

const blank = { name: '', alternatives: { zh: '', en: '', es: '' }, files: [] };

/** Takes a picture into the library with what it shows in words, or gives one other words or another file. */
export const PictureDialog = ({ picture, onClose, onAdded }: PictureDialogProps) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const store = async ({ files, ...said }: Values): Promise<void> => {
    const fileId = files[0]?.id ?? null;
    if (picture) {
      const { id, rowVersion } = picture;
      await save(mediaApi.change, { ...said, id, rowVersion, fileId }, 'media.changed');
      return;
    }
    const added = await save(mediaApi.add, { ...said, fileId: fileId! }, 'media.added');
    if (added) onAdded?.(added);
  };
  const fileLabel = say(picture ? 'media.newFile' : 'media.file');
  return (
    <Modal
      open
      title={say(picture ? 'media.change' : 'media.add')}
      okText={say('shell.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      destroyOnHidden
    >
      <VerticalForm
        form={form}
        onFinish={(values) => void store(values)}
        initialValues={{ ...blank, ...picture }}
      >
        <Form.Item
          name="files"
          label={fileLabel}
          extra={say('media.fileHint')}
          rules={
            picture
              ? []
              : [
                  {
                    required: true,
                    type: 'array',
                    min: 1,
                    message: say('shell.pleaseSelect', { label: fileLabel }),
                  },
                ]
          }
        >
          <FileUpload atMost={1} kinds={pictureKinds} />
        </Form.Item>
        <Form.Item
          name="name"
          label={say('media.name')}
          rules={[
            {
              required: true,
              whitespace: true,
              message: say('shell.pleaseEnter', { label: say('media.name') }),
            },
          ]}
        >
          <Input {...atMost(80)} />
        </Form.Item>
        <p className="faint">{say('media.alternativeHint')}</p>
        {languages.map((language) => (
          <Form.Item
            key={language}
            name={['alternatives', language]}
            label={say(`media.alternative.${language}`)}
          >
            <Input {...atMost(200)} />
          </Form.Item>
        ))}
      </VerticalForm>
    </Modal>
  );
};
