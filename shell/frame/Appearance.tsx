import { Segmented } from 'antd';
import type { Colour } from '../look/contrast';
import { defaultAccent, hues } from '../look/tokens';
import { allLetters, modes, sizes, watermarks, type LookChoice } from '../state/preferences';
import { useWords, type Say } from '../words/say';
import { useLook } from './useLook';
import { useNarrow } from './useNarrow';

/** Colours that were tried in both grounds; any other can be picked beside them. */
const offered: readonly Colour[] = [defaultAccent, '#1f8f5f', '#7a5ad6', '#b7791f', '#c2416b', '#4d5d73'];

/** The choices of a few words each, as they stand below each other. */
const choices = {
  mode: modes,
  hues,
  size: sizes,
  letters: allLetters,
  watermark: watermarks,
} as const satisfies Partial<Record<keyof LookChoice, readonly string[]>>;
type Choice = keyof typeof choices;
const said = (say: Say, choice: Choice, value: string): string =>
  say(`shell.${choice}_${value}` as 'shell.mode_light');

/** Light or dark, colours, sizes, watermark, theme colour. */
export const Appearance = () => {
  const say = useWords();
  const narrow = useNarrow();
  const { choose, accent, ...look } = useLook();
  // Where there is room, sizes have a button of their own.
  const offeredHere = (Object.keys(choices) as Choice[]).filter((choice) => narrow || choice !== 'size');
  return (
    <div className="appearance">
      {offeredHere.map((choice) => (
        <div key={choice} className="appearance__choice" role="group" aria-label={say(`shell.${choice}`)}>
          <span className="appearance__name">{say(`shell.${choice}`)}</span>
          <Segmented<string>
            value={look[choice]}
            onChange={(next) => choose({ [choice]: next })}
            options={choices[choice].map((value) => ({ value, label: said(say, choice, value) }))}
          />
        </div>
      ))}
      <span className="appearance__name">{say('shell.themeColour')}</span>
      <div className="appearance__colours">
        {offered.map((colour) => (
          <button
            key={colour}
            type="button"
            className="appearance__colour"
            aria-pressed={colour === accent}
            aria-label={colour}
            style={{ background: colour }}
            onClick={() => choose({ accent: colour })}
          />
        ))}
        <input
          type="color"
          className="appearance__any"
          aria-label={say('shell.anyColour')}
          value={accent}
          onChange={(event) => choose({ accent: event.target.value as Colour })}
        />
      </div>
    </div>
  );
};
