import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import type { SheetContent } from '#product/opinions/sheet';
import type { SheetPlace } from '#product/opinions/places';
import { useSheetText, wordOfPlace } from './useSheetText';
import { useStored } from './useSheet';

type Side = 'mine' | 'theirs';

interface TwoSheetsProps {
  readonly places: readonly SheetPlace[];
  /** What the page began with; what stands in the form now goes before it. */
  readonly stored: SheetContent;
  readonly theirs: SheetContent;
  /** Told where the other window's word holds. */
  readonly onChosen: (theirs: readonly SheetPlace[]) => void;
}

/** Where this window and another one say different things in the same place: the person says of each which holds. */
export const TwoSheets = ({ places, stored, theirs, onChosen }: TwoSheetsProps) => {
  const say = useWords();
  const text = useSheetText();
  const mine = useStored(stored);
  const [chosen, choose] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (place: SheetPlace): Side | undefined => chosen.get(String(place));
  const chooseAll = (side: Side) => choose(new Map(places.map((place) => [String(place), side])));
  return (
    <Alert
      className="two-sheets"
      type="warning"
      showIcon
      role="alert"
      title={say('panelScreens.clash')}
      description={
        <>
          <div className="two-sheets__places">
            {places.map((place) => (
              <fieldset key={String(place)}>
                <legend>{say(wordOfPlace(place))}</legend>
                <Radio.Group
                  name={`clash ${String(place)}`}
                  value={sideOf(place) ?? null}
                  onChange={({ target }) =>
                    choose(new Map([...chosen, [String(place), target.value as Side]]))
                  }
                  options={(
                    [
                      ['mine', mine],
                      ['theirs', theirs],
                    ] as const
                  ).map(([value, sheet]) => ({
                    value,
                    label: say('shell.labelled', {
                      label: say(`panelScreens.${value}`),
                      text: text(place, sheet) || say('panelScreens.unsaid'),
                    }),
                  }))}
                />
              </fieldset>
            ))}
          </div>
          <div className="two-sheets__actions">
            <Button
              type="primary"
              size="small"
              disabled={places.some((place) => !sideOf(place))}
              onClick={() => onChosen(places.filter((place) => sideOf(place) === 'theirs'))}
            >
              {say('panelScreens.saveChosen')}
            </Button>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {say('panelScreens.allMine')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {say('panelScreens.allTheirs')}
            </Button>
          </div>
        </>
      }
    />
  );
};
