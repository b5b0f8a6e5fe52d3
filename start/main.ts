import { growByHalf, keepTick } from '#host/engine';
import { run } from './run';

keepTick();

// What may refuse comes first and is light; the product above it is loaded after bootstrapping.
await run(process.env, async (bootstrapped, reports) => {
  const { openProduct } = await import('./open-product');
  return openProduct(bootstrapped, reports);
});
growByHalf();
