import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type * as z from 'zod';
import { isCallFailed } from '#shell/client/failed';
import { attempt } from '#shell/client/useDo';
import { changedMeanwhile } from '#shell/parts/ChangedElsewhere';
import { showFailure } from '#shell/state/failures';
import { useWords } from '#shell/words/say';
import type { OpinionForExpert } from '../../opinion';
import type { SheetContent } from '#product/opinions/sheet';
import { atPlace, type SheetPlace } from '#product/opinions/places';
import { mergeSheets, mergeTexts } from '#product/opinions/two-sheets';
import { panelsApi } from '../calls';
import type { WrittenSheet } from '#product/opinions/opinion-form';
import { sheetFacts } from './facts';
import { message } from '#shell/parts/voices';

type Expert = z.output<typeof OpinionForExpert>;
type AtWork = NonNullable<Expert['work']>;

interface Clash {
  readonly places: readonly SheetPlace[];
  readonly theirs: SheetContent;
  /** The reason of a discussion as the other window wrote it, where this one wrote another. */
  readonly theirReason?: string;
  readonly rowVersion: number;
}

/**
 * The sheet of this window beside the one that is stored, which another window may have changed: what only one of them
 * wrote stands in both, and where both wrote the person is asked.
 */
export const useSheet = (form: FormInstance<WrittenSheet>, opinion: Expert, work: AtWork) => {
  const { sheet: stored } = work;
  const say = useWords();
  const version = useRef(opinion.rowVersion);
  /** What this window and the server last knew together. */
  const base = useRef(stored);
  const [clash, setClash] = useState<Clash>();
  const mayWrite = opinion.can.includes('submit');
  const written = () => form.getFieldsValue(true) as WrittenSheet;
  const current = (): SheetContent => {
    const { revisionReason: _, ...sheet } = written();
    return sheet;
  };
  /** The reason of a discussion as both windows last knew it. */
  const reason = useRef(work.discussion?.revisionReason ?? '');
  const put = (places: readonly SheetPlace[], sheet: SheetContent) => {
    for (const place of places) form.setFieldValue(place as never, atPlace(sheet, place) as never);
  };
  /** Takes in what is stored now; says whether nothing is left to ask. */
  const takeIn = ({ sheet: theirs, discussion }: AtWork, rowVersion: number): boolean => {
    const theirReason = discussion?.revisionReason ?? '';
    const holds = mergeTexts(reason.current, written().revisionReason ?? '', theirReason);
    if (holds === 'theirs') form.setFieldValue('revisionReason', theirReason);
    if (holds !== 'ask') reason.current = theirReason;
    const merged = mergeSheets(sheetFacts, base.current, current(), theirs);
    put(merged.taken, merged.sheet);
    const count = merged.taken.length + (holds === 'theirs' ? 1 : 0);
    if (count > 0) message.info(say('panelScreens.takenIn', { count }));
    base.current = merged.base;
    const isClear = merged.clashes.length === 0 && holds !== 'ask';
    if (isClear) version.current = rowVersion;
    setClash(
      isClear
        ? undefined
        : { places: merged.clashes, theirs, rowVersion, ...(holds === 'ask' && { theirReason }) },
    );
    return isClear;
  };
  const latest = async (): Promise<Expert | undefined> => {
    const now = await attempt(() => panelsApi.opinion({ id: opinion.id }));
    return now?.audience === 'expert' ? now : undefined;
  };
  const keep = async (byItself: boolean): Promise<void> => {
    const sheet = current();
    const { revisionReason } = written();
    try {
      const saved = await panelsApi.save({
        id: opinion.id,
        rowVersion: version.current,
        sheet,
        ...(revisionReason !== undefined && { revisionReason }),
      });
      reason.current = revisionReason ?? '';
      version.current = saved.rowVersion;
      base.current = sheet;
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      const now = fault.code === changedMeanwhile ? await latest() : undefined;
      if (now?.work && now.can.includes('submit')) {
        if (takeIn(now.work, now.rowVersion)) return keep(byItself);
      } else if (!byItself) showFailure(fault);
      throw fault;
    }
  };
  /** The person has said where the other window's word holds; elsewhere this one's does. */
  const settle = (theirs: readonly SheetPlace[], takesReason: boolean): void => {
    if (!clash) return;
    put(theirs, clash.theirs);
    if (clash.theirReason !== undefined) {
      if (takesReason) form.setFieldValue('revisionReason', clash.theirReason);
      reason.current = clash.theirReason;
    }
    base.current = clash.theirs;
    version.current = clash.rowVersion;
    setClash(undefined);
  };
  // Who comes back to this tab finds what was written in another window since.
  const comesBack = useEffectEvent(() => {
    if (mayWrite && opinion.rowVersion > version.current) takeIn(work, opinion.rowVersion);
  });
  useEffect(() => comesBack(), [opinion.rowVersion]);
  return { keep, latest, clash, settle };
};

/** The sheet as it stands in the form around: a part that asks for it is drawn again at every key. */
export const useStored = (stored: SheetContent): SheetContent => {
  const form = Form.useFormInstance<SheetContent>();
  const typed = Form.useWatch([], { form, preserve: true }) as SheetContent | undefined;
  return useMemo(() => ({ ...stored, ...typed }), [stored, typed]);
};
