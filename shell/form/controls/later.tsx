import { Input } from 'antd';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A control whose code comes when it is first shown; until then a field of the same height stands in its place. */
const later = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) => {
  const Loaded = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const Later = (props: Props) => (
    <Suspense fallback={<Input disabled aria-hidden className="wide" />}>
      <Loaded {...props} />
    </Suspense>
  );
  return Later;
};

export const LazyDay = later(async () => (await import('./Days')).DayControl);
export const LazyTree = later(async () => (await import('./Tree')).TreeControl);
export const LazyFiles = later(async () => (await import('./Files')).FilesControl);
export const LazySuggesting = later(async () => (await import('./Suggesting')).Suggesting);
