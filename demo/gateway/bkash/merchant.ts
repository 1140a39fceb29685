/**
 * By these the gateway of the demo knows the demo's shop. They stand in the source because they guard
 * nothing: no money is behind them, and production does not start the gateway.
 */
export const sandboxMerchant = {
  username: 'sandboxMerchant',
  password: 'sandboxMerchant@bkash',
  appKey: 'sandbox-app-key',
  appSecret: 'sandbox-app-secret',
};
