import { Alert, Button, Form, Radio } from 'antd';
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
  /** The reason of a discussion as the other window wrote it, where this one wrote another. */
  readonly theirReason: string | undefined;
  /** Where the other window's word holds, and whether its reason does. */
  readonly onChosen: (theirs: readonly SheetPlace[], takesReason: boolean) => void;
}

/** What is chosen for the reason, which is no place of the sheet. */
const reasonKey = 'revisionReason';

/** Where this window and another one say different things in the same place: the person says of each which holds. */
export const TwoSheets = ({ places, stored, theirs, theirReason, onChosen }: TwoSheetsProps) => {
  const say = useWords();
  const text = useSheetText();
  const mine = useStored(stored);
  const [chosen, choose] = useState<ReadonlyMap<string, Side>>(new Map());
  const myReason = (Form.useWatch(reasonKey, { preserve: true }) as string | undefined) ?? '';
  const asked = [
    ...places.map((place) => ({
      key: String(place),
      label: wordOfPlace(place),
      mine: text(place, mine),
      theirs: text(place, theirs),
    })),
    ...(theirReason === undefined
      ? []
      : [
          {
            key: reasonKey,
            label: 'panelDesk.revisionReason' as const,
            mine: myReason,
            theirs: theirReason,
          },
        ]),
  ];
  const chooseAll = (side: Side) => choose(new Map(asked.map(({ key }) => [key, side])));
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
            {asked.map(({ key, label, ...said }) => (
              <fieldset key={key}>
                <legend>{say(label)}</legend>
                <Radio.Group
                  name={`clash ${key}`}
                  value={chosen.get(key) ?? null}
                  onChange={({ target }) => choose(new Map([...chosen, [key, target.value as Side]]))}
                  options={(['mine', 'theirs'] as const).map((value) => ({
                    value,
                    label: say('shell.labelled', {
                      label: say(`panelScreens.${value}`),
                      text: said[value] || say('panelScreens.unsaid'),
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
              disabled={asked.some(({ key }) => !chosen.has(key))}
              onClick={() =>
                onChosen(
                  places.filter((place) => chosen.get(String(place)) === 'theirs'),
                  chosen.get(reasonKey) === 'theirs',
                )
              }
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
