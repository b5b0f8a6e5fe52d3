import { useWords } from '#shell/words/say';
import type { Risk } from '../../../sections';

/** Probability times impact, as a number with its word; nothing before both are weighed. */
export const RiskMark = ({ risk: { probability, impact } }: { readonly risk: Risk }) => {
  const say = useWords();
  if (!probability || !impact) return null;
  const weight = probability * impact;
  const band = weight >= 15 ? 'high' : weight >= 6 ? 'middle' : 'low';
  return (
    <span className={`risk risk--${band}`}>
      {probability} × {impact} = {weight} · {say(`reportScreens.riskBand.${band}`)}
    </span>
  );
};
