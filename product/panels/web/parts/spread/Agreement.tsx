import type * as z from 'zod';
import type { WordKey } from '#contract/words';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { Agreement as Agreed } from '#product/panels/discussion';

/** How far a closed panel agreed: the middle and the spread of each value, and the concordance of all (domain §9.7). */
export const Agreement = ({
  agreement,
  title = 'panelScreens.agreement',
}: {
  readonly agreement: z.output<typeof Agreed>;
  readonly title?: WordKey;
}) => {
  const say = useWords();
  const { lines, concordance, isLow } = agreement;
  return (
    <>
      <SmallTable
        title={title}
        level={3}
        head={['panelScreens.value', 'panelScreens.median', 'panelScreens.deviation']}
        figures={['panelScreens.median', 'panelScreens.deviation']}
        rows={lines.map(({ line, median, deviation }) => [
          say(`panelScreens.score.${line}`),
          median,
          deviation,
        ])}
      />
      <p className="faint">
        {concordance === null
          ? say('panelScreens.noConcordance')
          : say('panelScreens.concordance', { w: concordance.toFixed(2) })}
        {isLow && <b> {say('panelScreens.lowAgreement')}</b>}
      </p>
    </>
  );
};
