import { setFlagsFromString } from 'node:v8';

/**
 * Has the engine collect its garbage once the heap has grown by half; its own measure lets a small one grow to some times its size.
 * What a page of a long list holds outlives the young generation: an export of a hundred thousand rows took 130 to 250 MB that
 * nobody used any more, and takes 50 (docs/benchmarks.md). Call it when the product is ready: a start makes what it keeps.
 */
export const growByHalf = (): void => setFlagsFromString('--heap-growing-percent=50');
