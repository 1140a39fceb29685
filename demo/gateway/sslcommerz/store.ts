/**
 * The store by which the gateway of the demo knows the demo's shop. It stands in the source because it guards
 * nothing: no money is behind it, and production refuses it.
 */
export const sandboxStore = { storeId: 'poruasandbox', storePassword: 'poruasandbox@ssl' };
