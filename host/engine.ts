import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

/**
 * Keeps one of the runtime's own objects, that of a waiting tick, for as long as the process lives; call it first of all. When a
 * process rests, none of them is alive, and the engine forgets the shape in which the runtime writes them: after some such rests it
 * writes each of them the slow way for good, which cost an eighth of a public page (docs/benchmarks.md).
 */
export const keepTick = (): void =>
  process.nextTick(() =>
    Object.defineProperty(process, Symbol('kept tick'), { value: executionAsyncResource() }),
  );

/**
 * Has the engine collect its garbage once the heap has grown by half; its own measure lets a small one grow to some times its size.
 * What a page of a long list holds outlives the young generation: an export of a hundred thousand rows took 130 to 250 MB that
 * nobody used any more, and takes 50 (docs/benchmarks.md). Call it when the product is ready: a start makes what it keeps.
 */
export const growByHalf = (): void => setFlagsFromString('--heap-growing-percent=50');
