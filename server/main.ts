/** `node server/main.ts`: reads the settings, runs until it is told to stop. */
import { enableCompileCache } from 'node:module';
import { parseConfig } from '#server/ground/config/config.ts';
import { checkLocalOnly } from '#server/ground/config/local-only.ts';
import { writeFailure, writeFault } from '#server/ground/logging/run-command.ts';
import { readPaymentServices } from '#server/money/payments/payment-services.ts';
import type { RunningServer } from '#server/start/start-server.ts';

function stopOnSignal({ close, closeWithinMs }: RunningServer) {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Node itself would print the error with all it carries. */
function stopOnFault(error: unknown) {
  writeFault(error);
  process.exit(1);
}
process.on('uncaughtException', stopOnFault);
process.on('unhandledRejection', stopOnFault);

// Hundreds of files are stripped of types and compiled: later starts find them done.
enableCompileCache();

try {
  const config = parseConfig(process.env);
  checkLocalOnly(config);
  const payments = readPaymentServices(process.env, config.isProduction);
  const { startServer } = await import('#server/start/start-server.ts');
  const server = await startServer(config, payments);
  stopOnSignal(server);
} catch (error) {
  writeFailure(error);
  process.exit(1);
}
