import { run } from './run';

// What may refuse comes first and is light; the product above it is loaded after bootstrapping.
await run(process.env, async (bootstrapped, reports) => {
  const { openProduct } = await import('./open-product');
  return openProduct(bootstrapped, reports);
});
