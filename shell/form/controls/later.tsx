import { Input } from 'antd';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { AnyField } from '../types';

/**
 * A control whose code comes when it is first shown; until then something of the same height stands in its place, so that
 * nothing below moves from under a finger.
 */
const later = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  inItsPlace: ReactNode = <Input disabled aria-hidden data-coming="" className="wide" />,
) => {
  const Loaded = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const Later = (props: Props) => (
    <Suspense fallback={inItsPlace}>
      <Loaded {...props} />
    </Suspense>
  );
  return Later;
};

const days = async () => (await import('./Days')).DayControl;
const tree = async () => (await import('./Tree')).TreeControl;
const files = async () => (await import('./Files')).FilesControl;
const suggesting = async () => (await import('./Suggesting')).Suggesting;

export const LazyDay = later(days);
export const LazyTree = later(tree);
export const LazyFiles = later(files, <div aria-hidden data-coming="" className="upload-coming" />);
export const LazySuggesting = later(suggesting);

const codeOf = (field: AnyField): (() => Promise<unknown>) | undefined => {
  switch (field.control) {
    case 'day':
    case 'month':
      return days;
    case 'item':
      return field.tree && tree;
    case 'files':
      return files;
    case 'text':
      return field.suggests && suggesting;
    default:
      return undefined;
  }
};

/**
 * Loads the code of the controls that a new row of a list will show: whoever adds one by a key and walks on by Tab would
 * walk past a control that has not come yet.
 */
export const loadControls = (fields: readonly AnyField[]): void => {
  // What does not come now is asked for again, and its failure told, when it is shown.
  for (const load of new Set(fields.map(codeOf))) void load?.().catch(() => undefined);
};
