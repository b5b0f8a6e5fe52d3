import { AimOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { VerticalForm } from '#shell/form/VerticalForm';
import { atMost } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { useFound } from '#shell/form/useFound';
import { useWords } from '#shell/words/say';
import { scales } from '#product/dictionaries/scales';
import { FileDrawer } from '#product/files/web';
import type { Citation, CitedPlace, Frame } from '../../citation';
import { saidOf } from '../../said';
import { useCitations } from '../context';
import { CitedFile } from './CitedFile';
import { FrameLayer } from './FrameLayer';
import { FrameTool } from './FrameTool';
import { replacing } from './replacing';
import { targetOf, useTargets } from './targets';

interface PlaceFormProps {
  readonly open: boolean;
  readonly citation: Citation | null;
  readonly begins: Pick<CitedPlace, 'proves' | 'of'> | undefined;
  readonly onClose: () => void;
}

interface Filled {
  readonly evidenceId: string;
  readonly target: string;
  readonly level?: number | null;
  readonly page?: number | null;
  readonly frame?: Frame | null;
  readonly place?: string;
  readonly quotation?: string;
}

/** Asks for a place: the document beside it, its page, a frame dragged on it or set by keys, words, and what it proves. */
export const PlaceForm = ({ open, citation, begins, onClose }: PlaceFormProps) => {
  const say = useWords();
  const found = useFound();
  const { citations, documents, write } = useCitations();
  const targets = useTargets();
  const { form, busy, save, leave } = useDialogForm<Filled>(onClose);
  const [isPaged, setPaged] = useState(true);
  const [isFraming, setFraming] = useState(false);
  const about = citation ?? begins;
  const own = write?.rows.find((row) => row.proves === about?.proves && row.of === about.of);
  const isOwn = (id: string): boolean => own?.evidenceIds.includes(id) ?? false;
  const passed = documents.filter((each) => each.passed);
  const offered = [...passed.filter(({ id }) => isOwn(id)), ...passed.filter(({ id }) => !isOwn(id))];
  const known = offered.find(({ id }) => id === citation?.evidenceId);
  const began = known ?? offered.find(({ id }) => id === citation?.replacedBy[0]) ?? offered[0];
  const evidenceId = Form.useWatch('evidenceId', form) ?? began?.id;
  const target = Form.useWatch('target', form) ?? targetOf(about);
  const page = Form.useWatch('page', form);
  const frame = Form.useWatch('frame', form) ?? null;
  const document = offered.find(({ id }) => id === evidenceId);
  const chosen = targets.find(({ value }) => value === target);
  const set = (values: Partial<Filled>): void => form.setFieldsValue(values as never);
  const send = (filled: Filled): void => {
    const place: CitedPlace = {
      evidenceId: filled.evidenceId,
      page: isPaged ? (filled.page ?? null) : null,
      frame: isPaged && filled.page ? (filled.frame ?? null) : null,
      place: filled.place ?? '',
      quotation: filled.quotation ?? '',
      proves: chosen!.proves,
      level: chosen!.scale ? (filled.level ?? null) : null,
      of: chosen!.of,
    };
    const at = citation === null ? -1 : citations.indexOf(citation);
    const places = citations.map(saidOf);
    void save(
      replacing(write!.save, at < 0 ? places.length : at),
      at < 0 ? [...places, place] : places.with(at, place),
      'citations.kept',
    );
  };
  return (
    <FileDrawer
      open={open}
      title={say('citations.citeFor', { name: chosen?.label ?? say('citations.document') })}
      onClose={leave}
    >
      {began ? (
        <div className="place-form">
          <div className="file-shown">
            {document && (
              <CitedFile
                key={document.fileId}
                fileId={document.fileId}
                page={page ?? undefined}
                onPage={(next) => set({ page: next, ...(next !== page && { frame: null }) })}
                onPaged={(has) => {
                  setPaged(has);
                  if (has && !form.getFieldValue('page')) set({ page: 1 });
                }}
                over={(shown, turns) =>
                  isFraming ? (
                    <FrameTool
                      turns={turns}
                      onLeave={() => setFraming(false)}
                      onFramed={(framed) => {
                        setFraming(false);
                        set({ page: shown, frame: framed });
                      }}
                    />
                  ) : (
                    frame && shown === page && <FrameLayer frame={frame} turns={turns} />
                  )
                }
              />
            )}
          </div>
          <VerticalForm<Filled>
            form={form}
            initialValues={{
              place: citation?.place ?? '',
              quotation: citation?.quotation ?? '',
              evidenceId: began.id,
              target: targetOf(about),
              level: citation?.level ?? null,
              page: citation?.page ?? null,
              frame: known ? (citation?.frame ?? null) : null,
            }}
            onFinish={send}
          >
            <Form.Item
              name="evidenceId"
              label={say('citations.document')}
              extra={document && write?.aboutDocument(document.id)}
            >
              <Select
                showSearch={found}
                options={offered.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` }))}
                onChange={() => set({ page: null, frame: null })}
              />
            </Form.Item>
            {isPaged && (
              <Form.Item name="page" label={say('citations.pageLabel')}>
                <InputNumber min={1} precision={0} onChange={() => set({ frame: null })} />
              </Form.Item>
            )}
            <Form.Item name="frame" hidden={!isPaged}>
              <FrameButtons isFraming={isFraming} onFraming={setFraming} />
            </Form.Item>
            <Form.Item name="place" label={say('citations.place')}>
              <Input {...atMost(100)} placeholder={say('citations.placeHint')} />
            </Form.Item>
            <Form.Item name="quotation" label={say('citations.quotation')}>
              <Input.TextArea {...atMost(500)} autoSize={{ minRows: 2, maxRows: 6 }} />
            </Form.Item>
            <Form.Item name="target" label={say('citations.proves')}>
              <Select showSearch={found} options={targets.map(({ value, label }) => ({ value, label }))} />
            </Form.Item>
            {chosen?.scale && (
              <Form.Item
                name="level"
                label={say('citations.provesLevel')}
                rules={[{ required: true, message: say('citations.levelNeeded', scales[chosen.scale]) }]}
              >
                <InputNumber min={scales[chosen.scale].least} max={scales[chosen.scale].most} precision={0} />
              </Form.Item>
            )}
            <Button type="primary" htmlType="submit" loading={busy}>
              {say('citations.save')}
            </Button>
          </VerticalForm>
        </div>
      ) : (
        <p className="faint">{say('citations.noDocument')}</p>
      )}
    </FileDrawer>
  );
};

interface FrameButtonsProps {
  readonly value?: Frame | null;
  readonly onChange?: (frame: Frame | null) => void;
  readonly isFraming: boolean;
  readonly onFraming: (isFraming: boolean) => void;
}

/** Begins a frame, and takes it away again. */
const FrameButtons = ({ value, onChange, isFraming, onFraming }: FrameButtonsProps) => {
  const say = useWords();
  return (
    <>
      <Button icon={<AimOutlined />} aria-pressed={isFraming} onClick={() => onFraming(!isFraming)}>
        {say(value ? 'citations.frameAgain' : 'citations.frame')}
      </Button>
      {value && (
        <Button type="link" onClick={() => onChange?.(null)}>
          {say('citations.unframe')}
        </Button>
      )}
      {isFraming && <p className="faint">{say('citations.framing')}</p>}
    </>
  );
};
