import type { FormInstance } from 'antd';
import { useStoredFields } from '../drafts/useStoredFields';
import { useDraft, type Draft } from './useDraft';

/**
 * Keeps in this browser what stands in a form that is sent in one go and saved nowhere before, as a reviewer's findings of an
 * hour. `storedAs` names the form, its record and, where what was said of one state says nothing of the next, that state;
 * undefined where nothing can be written.
 */
export const useFormDraft = <Values>(form: FormInstance<Values>, storedAs: string | undefined): Draft =>
  useDraft(undefined, undefined, useStoredFields(form, storedAs));
