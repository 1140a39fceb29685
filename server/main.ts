/** `node server/main.ts`: reads the settings, runs until it is told to stop. */
import { enableCompileCache } from 'node:module';
import { ConfigError, parseConfig } from './config.ts';

/** A load balancer waits this long at most; what hangs longer is cut off. */
const CLOSE_WITHIN_MS = 10_000;

/** Wrong settings and taken ports are the operator's business: one sentence, no stack. */
function toSentence(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is in use by another program: stop it or set PORT and DEMO_PORT.`;
  if (error.code === 'EACCES' && 'port' in error)
    return `Port ${error.port} may not be used by this user: set PORT to one above 1023.`;
  return undefined;
}

function stopOnSignal(close: () => Promise<void>) {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// Hundreds of files are stripped of types and compiled: later starts find them done.
enableCompileCache();

try {
  const config = parseConfig(process.env);
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(config);
  stopOnSignal(server.close);
} catch (error) {
  const sentence = toSentence(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
