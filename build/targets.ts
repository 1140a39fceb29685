/** The oldest browsers the product is built for. */
export const targets = ['chrome100', 'edge100', 'firefox102', 'safari16.4'];
