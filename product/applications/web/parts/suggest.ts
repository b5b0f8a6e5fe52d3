import type { SuggestTexts } from '#shell/office';
import type { SuggestedFor } from '../../suggestion';
import { applicationsApi } from '../calls';

/** What stood in a field of the asker's applications before, and beside it in its row. */
export const suggest =
  (of: SuggestedFor): SuggestTexts =>
  async (typed) =>
    (await applicationsApi.suggestions({ of, typed })).map(({ text, note, person, topic }) => ({
      text,
      note,
      beside: { ...person, ...topic },
    }));
