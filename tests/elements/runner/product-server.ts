import type { TestRunnerPlugin } from '@web/test-runner';
import { startProduct } from '../../setup/start-product.ts';

/** Starts the product with the runner and stops it again, or takes the one that `npm test` has started. */
export function productServer(): TestRunnerPlugin {
  let stop = async () => {};
  return {
    name: 'product-server',
    async serverStart() {
      if (process.env['E2E_REUSE_SERVER'] !== '1') stop = await startProduct();
    },
    serverStop: () => stop(),
  };
}
