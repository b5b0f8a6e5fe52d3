import { executionAsyncResource } from 'node:async_hooks';

/**
 * Keeps one of the runtime's own objects, that of a waiting tick, for as long as the process lives; call it first of all. When a
 * process rests, none of them is alive, and the engine forgets the shape in which the runtime writes them: after some such rests it
 * writes each of them the slow way for good, which cost an eighth of a public page (docs/benchmarks.md).
 */
export const keepTick = (): void =>
  process.nextTick(() =>
    Object.defineProperty(process, Symbol('kept tick'), { value: executionAsyncResource() }),
  );
