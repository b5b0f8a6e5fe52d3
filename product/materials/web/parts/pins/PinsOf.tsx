import { useState, type ReactNode } from 'react';
import type * as z from 'zod';
import { useDo } from '#shell/client/useDo';
import { useConfirm } from '#shell/parts/useConfirm';
import type { MaterialForStaff } from '#product/materials/material';
import type { MaterialPin } from '#product/materials/pin';
import { materialsApi } from '../../calls';
import { FilePreview } from '../FilePreview';
import { PinsContext, type Pins } from './pins';

interface PinsOfProps {
  readonly material: Pick<z.output<typeof MaterialForStaff>, 'id' | 'items' | 'pins' | 'can'>;
  /** Where the page shows files itself; else they open beside it. */
  readonly onShow?: (pin: MaterialPin) => void;
  /** A pin was set on a file of this item. */
  readonly onSet?: (code: string) => void;
  readonly children: ReactNode;
}

/** What a pin's own file is called where it is opened. */
const fileOf = ({ fileId, fileName, mime }: MaterialPin) => ({ fileId, title: '', name: fileName, mime });

/** Gives the pins of a material to all that shows its files. Each right of the review brings its part of them. */
export const PinsOf = ({ material, onShow, onSet, children }: PinsOfProps) => {
  const perform = useDo();
  const confirm = useConfirm();
  const [shown, setShown] = useState<MaterialPin>();
  const { id, items, pins, can } = material;
  const show = (pin: MaterialPin): void => {
    setShown(pin);
    onShow?.(pin);
  };
  const itemOf = (fileId: string): string | undefined =>
    items.find(({ files }) => files.some((file) => file.fileId === fileId))?.code;
  const set: Pins['set'] = (fileId, page, place) => {
    const code = itemOf(fileId);
    if (code === undefined) return;
    confirm({
      title: 'materialPins.question',
      okText: 'materialPins.set',
      reason: { label: 'materialPins.text', least: 1 },
      run: async (text) => {
        if (await perform(materialsApi.setPin, { id, code, fileId, page, ...place, text })) onSet?.(code);
      },
    });
  };
  const answer: Pins['answer'] = (pin) =>
    confirm({
      title: 'materialPins.answerQuestion',
      values: { number: pin.number, text: pin.text },
      okText: 'materialPins.answer',
      reason: { label: 'materialPins.answered', least: 1 },
      run: (text) => perform(materialsApi.answerPin, { id: pin.id, text }, 'materialPins.answerKept'),
    });
  const settle: Pins['settle'] = (pin) =>
    void perform(materialsApi.settlePin, { id: pin.id }, 'materialPins.settledNow');
  return (
    <PinsContext.Provider
      value={{
        pins,
        show,
        current: shown?.id,
        set,
        maySet: (fileId) => can.includes('pass') && itemOf(fileId) !== undefined,
        ...(can.includes('pass') && { settle }),
        ...(can.includes('save') && { answer }),
      }}
    >
      {children}
      {!onShow && (
        <FilePreview
          file={shown ? fileOf(shown) : null}
          page={shown?.page}
          onClose={() => setShown(undefined)}
        />
      )}
    </PinsContext.Provider>
  );
};
