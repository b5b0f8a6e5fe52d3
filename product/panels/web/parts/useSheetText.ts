import type { WordKey } from '#contract/words';
import { useWords } from '#shell/words/say';
import type { SheetContent } from '../../sheet';
import { atPlace, type SheetPlace } from '../../two-sheets';
import { nameOfField } from './sections';
import { useNames } from './useNames';

/** What a place of the sheet is called. */
export const wordOfPlace = ([group, name]: SheetPlace): WordKey => {
  if (group === 'comments') return `panelScreens.comment.${name as 'innovation'}`;
  if (group === 'overallReason') return 'panelScreens.overallReason';
  return nameOfField([group, name].join('.')) ?? 'panelScreens.sheetSide';
};

/** A value of the sheet as its expert knows it from the form. */
export const useSheetText = (): ((place: SheetPlace, sheet: SheetContent) => string) => {
  const say = useWords();
  const names = useNames();
  return (place, sheet) => {
    const [group] = place;
    const value = atPlace(sheet, place);
    if (group === 'levels') {
      const { agrees, own, reason } = value as SheetContent['levels']['maturity'];
      if (agrees === null) return '';
      return [say(agrees ? 'panelScreens.agree' : 'panelScreens.disagree'), own, reason]
        .filter((each) => each !== null && each !== '')
        .join(' · ');
    }
    const options =
      group === 'overall' || group === 'conclusion' || group === 'familiarity' ? names[group] : [];
    return options.find((option) => option.value === value)?.label ?? String(value ?? '');
  };
};
