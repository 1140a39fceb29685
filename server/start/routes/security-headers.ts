/** Strict by default; pages that need more set their own Content-Security-Policy. */
import fp from 'fastify-plugin';

export interface SecurityOptions {
  isHttps: boolean;
}

const ALWAYS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Public answers and the widgets' files are used by other people's pages.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const OF_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

export const securityHeaders = fp(async (app, { isHttps }: SecurityOptions) => {
  const headers = isHttps ? { ...ALWAYS, ...OF_HTTPS } : ALWAYS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});
