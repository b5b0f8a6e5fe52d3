import type { WordKey } from '#contract/words';
import { useChoice } from '#shell/dictionary/useChoice';
import { useWords } from '#shell/words/say';
import { atPlace, factAt, type SheetPlace } from '#product/opinions/places';
import type { LevelView, SheetContent } from '#product/opinions/sheet';
import { sheetFacts } from './facts';

/** What a place of the sheet is called. */
export const wordOfPlace = (place: SheetPlace): WordKey => factAt(sheetFacts, place)!.label!;

/** A value of the sheet as its expert knows it from the form; nothing where they have not said it. */
export const useSheetText = (): ((place: SheetPlace, sheet: SheetContent) => string) => {
  const say = useWords();
  const chosen = useChoice();
  return (place, sheet) => {
    const fact = factAt(sheetFacts, place)!;
    const value = atPlace(sheet, place);
    if (value === null || value === undefined) return '';
    if (fact.kind === 'object') {
      const { agrees, own, reason } = value as LevelView;
      if (agrees === null) return '';
      return [say(agrees ? 'panelScreens.agree' : 'panelScreens.disagree'), own, reason]
        .filter((each) => each !== null && each !== '')
        .join(' · ');
    }
    return fact.kind === 'choice' ? chosen(fact, wordOfPlace(place), value) : String(value);
  };
};
