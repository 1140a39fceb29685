/**
 * The addresses where the browser tests find the product and the partner site; two hosts, so really
 * two sites.
 */
export const PORT = Number(process.env['E2E_PORT'] ?? 8090);
export const DEMO_PORT = PORT + 1;
export const PRODUCT = `http://localhost:${PORT}`;
export const PARTNER = `http://127.0.0.1:${DEMO_PORT}`;
