import { Radio } from 'antd';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { labelId } from '#shell/form/RowFields';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import type { Risk } from '#product/reports/sections';

const steps = [1, 2, 3, 4, 5] as const;
const grades = steps.map((value) => ({ value, label: String(value) }));

/** A grade out of a cell: 3, 3 分. */
export const gradeIn = (cell: string): number | undefined => {
  const grade = Number(/^\D{0,2}([1-5])\D{0,2}$/.exec(cell.normalize('NFKC'))?.[1]);
  return grade || undefined;
};

/** How likely or how bad something is, from 1 to 5 (domain §6.1, section 10). */
export const Likelihood = ({ id = '', value, onChange }: ControlProps) => (
  <Radio.Group
    aria-labelledby={labelId(id)}
    optionType="button"
    size="small"
    options={grades}
    value={value}
    onChange={(event) => onChange?.(event.target.value)}
  />
);

/** How grave a risk is, by probability times impact. */
const bandOf = (weight: number): 'low' | 'middle' | 'high' =>
  weight >= 15 ? 'high' : weight >= 6 ? 'middle' : 'low';

/** Probability times impact, as a number with its word; nothing before both are weighed. */
export const RiskMark = ({ risk: { probability, impact } }: { readonly risk: Risk }) => {
  const say = useWords();
  if (!probability || !impact) return null;
  const weight = probability * impact;
  const band = bandOf(weight);
  return (
    <span className={`risk risk--${band}`}>
      {probability} × {impact} = {weight} · {say(`reportDesk.riskBand.${band}`)}
    </span>
  );
};

const keys: Readonly<Record<string, readonly [probability: number, impact: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const within = (grade: number): number => Math.max(1, Math.min(5, grade));
/** The cell under the pointer: by mouse, pen or finger. */
const cellUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];

interface MatrixProps {
  readonly risks: readonly Risk[];
  readonly onChange: (risks: readonly Risk[]) => void;
}

/** The risks by probability and impact (domain §6.1, section 10): what is moved here is another weight in the table below. */
export const RiskMatrix = ({ risks, onChange }: MatrixProps) => {
  const say = useWords();
  const matrix = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ readonly at: number; readonly over: string | undefined } | null>(null);
  if (risks.length === 0) return null;
  const weigh = (at: number, probability: number, impact: number): void => {
    onChange(risks.map((risk, place) => (place === at ? { ...risk, probability, impact } : risk)));
    requestAnimationFrame(() => matrix.current?.querySelector<HTMLElement>(`[data-risk='${at}']`)?.focus());
  };
  const press = (at: number) => (event: KeyboardEvent) => {
    const way = keys[event.key];
    if (!way) return;
    event.preventDefault();
    const { probability, impact } = risks[at]!;
    weigh(at, within(probability + way[0]), within(impact + way[1]));
  };
  const drop = (): void => {
    const [probability, impact] = held?.over?.split(' ').map(Number) ?? [];
    if (held && probability && impact) weigh(held.at, probability, impact);
    setHeld(null);
  };
  const goTo = (at: number): void => {
    const table = matrix.current?.closest('section');
    const row = table?.querySelector<HTMLElement>(`[data-row='${at}']`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  const unweighed = risks.flatMap(({ probability, impact }, at) => (probability && impact ? [] : [at + 1]));
  const mark = (at: number) => {
    const { kind, probability, impact } = risks[at]!;
    return (
      <button
        key={at}
        type="button"
        className="risk-matrix__mark"
        data-risk={at}
        aria-label={say('reportDesk.riskAt', {
          number: at + 1,
          kind: say(`reportDesk.risk.${kind}`),
          probability,
          impact,
        })}
        onClick={() => goTo(at)}
        onKeyDown={press(at)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld({ at, over: undefined });
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setHeld({ at, over: cellUnder(event) });
        }}
        onPointerUp={drop}
      >
        {at + 1}
      </button>
    );
  };
  const cell = (probability: number, impact: number) => {
    const name = `${probability} ${impact}`;
    const look = `risk-matrix__cell risk-matrix__cell--${bandOf(probability * impact)}`;
    return (
      <td
        key={impact}
        data-cell={name}
        className={held?.over === name ? `${look} risk-matrix__cell--target` : look}
        title={say('reportDesk.riskCell', { probability, impact })}
      >
        {risks.map((risk, at) =>
          risk.probability === probability && risk.impact === impact ? mark(at) : null,
        )}
      </td>
    );
  };
  return (
    <div ref={matrix} className="risk-matrix">
      <table aria-label={say('reportDesk.riskMatrix')}>
        <tbody>
          {steps.toReversed().map((probability) => (
            <tr key={probability}>
              <th scope="row">
                {probability === 3 && <span>{say('reportDesk.probability')}</span>} {probability}
              </th>
              {steps.map((impact) => cell(probability, impact))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {steps.map((impact) => (
              <th key={impact} scope="col">
                {impact} {impact === 3 && <span>{say('reportDesk.impact')}</span>}
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="faint">
        {say('reportDesk.riskMatrixHow')}
        {unweighed.length > 0 && (
          <>
            {' '}
            <b>{say('reportDesk.riskUnweighed', { numbers: unweighed.join(say('shell.listMark')) })}</b>
          </>
        )}
      </p>
    </div>
  );
};
