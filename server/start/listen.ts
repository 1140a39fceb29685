/** `localhost` is both loopback addresses, whatever the hosts file of the machine says. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Machines without IPv6 have no second one. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ host, port });
    return;
  }
  // Its connections go to the server of the first address, which ends them with its own.
  const second = createServer((socket) => app.server.emit('connection', socket));
  app.addHook('preClose', async () => {
    second.close();
  });
  await app.listen({ host: '127.0.0.1', port });
  const first = app.server.address();
  if (first === null || typeof first === 'string') return;
  try {
    await once(second.listen(first.port, '::1'), 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NO_SUCH_ADDRESS.includes(code)) throw error;
  }
}
