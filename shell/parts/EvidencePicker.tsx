import { Button, Checkbox, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useWords } from '../words/say';
import '../pages/record.css';

interface Evidence {
  readonly id: string;
  readonly title: string;
  /** What kind of proof it is, who issued it, when. */
  readonly note?: ReactNode;
}
export interface EvidencePickerProps {
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (ids: unknown) => void;
  readonly disabled?: boolean;
  /** What may be chosen: the items of the material that was passed. */
  readonly from: readonly Evidence[];
}

/** Chooses the pieces of material that prove a claim. Fits `Form.Item` and the control `own`. */
export const EvidencePicker = ({ id, value, onChange, disabled = false, from }: EvidencePickerProps) => {
  const say = useWords();
  const chosen = (value as readonly string[] | null | undefined) ?? [];
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const shown = from.filter(({ title }) => title.toLowerCase().includes(keyword.trim().toLowerCase()));
  const toggle = (each: string) =>
    onChange?.(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  return (
    <div className="evidence">
      <ul>
        {from
          .filter((each) => chosen.includes(each.id))
          .map((each) => (
            <li key={each.id}>{each.title}</li>
          ))}
      </ul>
      <Button {...(id && { id })} disabled={disabled} onClick={() => setOpen(true)}>
        {chosen.length > 0
          ? say('shell.evidenceChosen', { count: chosen.length })
          : say('shell.chooseEvidence')}
      </Button>
      <Modal
        open={open}
        title={say('shell.evidence')}
        footer={null}
        onCancel={() => setOpen(false)}
        width={640}
        destroyOnHidden
      >
        <Input
          allowClear
          aria-label={say('shell.keyword')}
          placeholder={say('shell.keyword')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <div className="evidence" role="group" aria-label={say('shell.evidence')}>
          {shown.length === 0 && <p className="faint">{say('shell.noEvidence')}</p>}
          {shown.map((each) => (
            <Checkbox key={each.id} checked={chosen.includes(each.id)} onChange={() => toggle(each.id)}>
              {each.title} {each.note && <span className="faint">{each.note}</span>}
            </Checkbox>
          ))}
        </div>
      </Modal>
    </div>
  );
};
