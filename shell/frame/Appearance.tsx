import { Segmented } from 'antd';
import type { Colour } from '../look/contrast';
import { defaultAccent } from '../look/tokens';
import { modes, sizes, type Mode, type Size } from '../state/preferences';
import { useWords } from '../words/say';
import { useLook } from './useLook';
import { useNarrow } from './useNarrow';

/** Colours that were tried in both grounds; any other can be picked beside them. */
const offered: readonly Colour[] = [defaultAccent, '#1f8f5f', '#7a5ad6', '#b7791f', '#c2416b', '#4d5d73'];

/** Theme colour and light or dark. */
export const Appearance = () => {
  const say = useWords();
  const narrow = useNarrow();
  const { accent, mode, size, choose } = useLook();
  return (
    <div className="appearance">
      <span className="appearance__name">{say('shell.mode')}</span>
      <Segmented<Mode>
        value={mode}
        onChange={(next) => choose({ mode: next })}
        options={modes.map((value) => ({ value, label: say(`shell.mode_${value}`) }))}
      />
      {narrow && (
        <>
          <span className="appearance__name">{say('shell.size')}</span>
          <Segmented<Size>
            value={size}
            onChange={(next) => choose({ size: next })}
            options={sizes.map((value) => ({ value, label: say(`shell.size_${value}`) }))}
          />
        </>
      )}
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
