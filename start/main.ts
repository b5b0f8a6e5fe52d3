import { run } from './run';

// What may refuse comes first and is light; the product above it is loaded when the ground is there.
await run(process.env, async (ground, reports) => {
  const { openProduct } = await import('./open-product');
  return openProduct(ground, reports);
});
