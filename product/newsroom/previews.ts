import { chosen, coded, id, listOf, moment, strictObject, text } from '#contract/field';
import { previewHours } from './preview-hours';

export const previewLength = chosen(coded(previewHours, { wire: 'Hours' }), 'newsroom.previewLength', {
  needed: true,
});

/** A link that works now. Whom it leads where is known to whoever holds it alone. */
export const PreviewLink = strictObject({ id, makerName: text(60), madeAt: moment, endsAt: moment });
export type PreviewLink = typeof PreviewLink._zod.output;

/** A link as it is shown once. */
export const NewPreview = strictObject({ url: text(300, 0, { secret: true }), endsAt: moment });
export const PreviewLinks = listOf(PreviewLink);
