import { memo } from 'react';
import type { WordKey } from '#contract/words';
import { sectionsOf as formSections } from '#shell/form/declared';
import { FormField } from '#shell/form/FormField';
import type { AnyField } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { valueLines } from '#product/levels/five-values';
import { askedIn, type Round } from '#product/opinions/opinion-form';
import { medicalLines } from '#product/opinions/types';
import { sheetFacts } from './facts';
import { sectionId, titleOf } from './sections';
import { sheetControls, sheetTitles, type SheetSection } from './sheet-controls';

/** Each figure of a group with what both ends of its scale mean (domain §6.4). */
const anchored = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { hint: `panelDesk.anchor.${name}` }])) as Readonly<
    Record<Name, { readonly hint: WordKey }>
  >;
// Here and not among the controls, which other pages name too: these words come with the sheet.
const controls: typeof sheetControls = {
  ...sheetControls,
  scores: { in: 'scores', parts: anchored(valueLines) },
  medical: { in: 'medical', parts: anchored(medicalLines) },
};
const all = formSections(sheetTitles, sheetFacts, controls);

/** Where what the ends mean stands below each figure. */
const anchoredIn: ReadonlySet<string> = new Set(['scores', 'medical']);

/** The opinion sheet of domain §6.4: what this round and this kind of achievement ask for, section by section. */
export const SheetFields = memo(
  ({ round, readOnly }: { readonly round: Round; readonly readOnly: boolean }) => {
    const say = useWords();
    return all.map(({ key, fields }) => {
      const asked = (fields as unknown as readonly AnyField[]).filter(({ field }) => askedIn(round)(field));
      if (asked.length === 0) return null;
      return (
        <section key={key} id={sectionId(key)} className="sheet-section">
          <h2>{say(titleOf(key as SheetSection, round))}</h2>
          <div className={anchoredIn.has(key) ? 'panel-grid panel-grid--wide' : 'panel-grid'}>
            {asked.map((field) => (
              <FormField key={field.field} field={field} under={[]} readOnly={readOnly} />
            ))}
          </div>
        </section>
      );
    });
  },
);
SheetFields.displayName = 'SheetFields';
