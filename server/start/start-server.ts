/** Everything that has to happen between reading the settings and answering the first request. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildDemoSite } from '#server/demo/demo-site.ts';
import type { Config } from '#server/ground/config/config.ts';
import { readSiteCopy } from '#server/ground/config/site-copy/read-site-copy.ts';
import type { Database } from '#server/ground/db/database.ts';
import { openDatabase } from '#server/ground/db/open-database.ts';
import { watchPool } from '#server/ground/db/watch-pool.ts';
import { createLogOutput } from '#server/ground/logging/log-output.ts';
import { fillNameKeys } from '#server/ground/names/fill-name-keys.ts';
import { loadReference } from '#server/ground/reference/load-reference.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices, type Services } from '#server/ground/services/services.ts';
import { reconcileListings } from '#server/market/hub/reconcile-listings.ts';
import {
  createPaymentGateways,
  type PaymentServices,
  readPaymentServices,
} from '#server/money/payments/payment-services.ts';
import { watchPublicChanges } from '#server/site/public-reads/watch-public-changes.ts';
import { watchStaffChanges } from '#server/staff/queues/watch-staff-changes.ts';
import { buildApp } from '#server/start/app.ts';
import { startHousekeeping } from '#server/start/housekeeping.ts';
import { listen } from '#server/start/listen.ts';

/** Apart and loaded late: production never reads the demo code. */
async function fillWhenEmpty(database: Database) {
  const { fillDemoData } = await import('#server/demo/fill-demo-data.ts');
  const { hasJobs } = await import('#server/demo/has-jobs.ts');
  if (!(await hasJobs(database.db))) await fillDemoData(database.db);
}

/** Paying is tried through a gateway of our own, on a port of its own; production must not have it. */
async function startDemoGateway({ demoData, gatewayPort, gatewayUrl }: Config) {
  if (!demoData) return undefined;
  const { startGateway } = await import('#demo/gateway/start-gateway.ts');
  return startGateway({ port: gatewayPort, pageOrigin: gatewayUrl });
}

/** Reads the copy of the site before anything else: a mistake in it stops the start. */
async function findSiteCopy({ siteCopyFile, demoData }: Config) {
  if (siteCopyFile !== undefined) return readSiteCopy(siteCopyFile);
  if (!demoData) return null;
  const { readDemoSiteCopy } = await import('#server/demo/demo-site-copy.ts');
  return readDemoSiteCopy();
}

/** A demo sends push messages without being set up. */
async function withDemoKeys(config: Config): Promise<Config> {
  if (!config.demoData || config.vapid !== undefined) return config;
  const { readDemoKeys } = await import('#server/notify/push/demo-keys.ts');
  return { ...config, vapid: await readDemoKeys(config) };
}

/**
 * Registers the demo's partners after the demo site has its port, which may have been left to the
 * system.
 */
async function registerDemoSite(database: Database, url: string) {
  const { registerDemoPartners } = await import('#server/demo/demo-partners.ts');
  await registerDemoPartners(database.db, Number(new URL(url).port));
}

/** Longer than any answer may take (answer-deadline.ts). */
const CUT_AFTER_MS = 6_000;
const CLOSE_WITHIN_MS = 12_000;

export interface RunningServer {
  app: FastifyInstance;
  close(): Promise<void>;
  /** Milliseconds for closing; what hangs longer is given up. */
  closeWithinMs: number;
}

/** `paymentServices`: none of them for invoices to be paid to the office; a demo has its own. */
export async function startServer(
  given: Config,
  paymentServices: PaymentServices,
): Promise<RunningServer> {
  const siteCopy = await findSiteCopy(given);
  const settings = await withDemoKeys(given);
  const database = await openDatabase(settings);
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    await database.migrate();
    await loadReference(database.db);
    if (settings.demoData) await fillWhenEmpty(database);
    const lookupCache = await createLookupCache(database.db, (error) =>
      app.log.error({ err: error }, 'lookups not refreshed'),
    );
    closers.push(async () => lookupCache.stop());
    const demoGateway = await startDemoGateway(given);
    if (demoGateway) closers.push(demoGateway.close);
    const { manualPayTo } = demoGateway ?? settings;
    const config = { ...settings, manualPayTo };
    const payments = createPaymentGateways(
      demoGateway ? readPaymentServices(demoGateway.settings, false) : paymentServices,
      config.publicUrl,
      () => services.now(),
    );
    const services: Services = createServices(
      { config, db: database.db, lookupCache, payments, ...(siteCopy && { siteCopy }) },
      (details, message) => app.log.info(details, message),
      (details, message) => app.log.error(details, message),
    );
    if (config.demoData) {
      const { writeDemoPictures } = await import('#server/demo/demo-pictures.ts');
      await writeDemoPictures(services.photos);
    }
    closers.push(
      await watchPublicChanges(database, services, (error) =>
        app.log.error({ err: error }, 'changes of public answers are not heard of'),
      ),
    );
    closers.push(
      await watchStaffChanges(database, services, (error) =>
        app.log.error({ err: error }, 'changes of the queues of staff are not heard of'),
      ),
    );
    await fillNameKeys(services);
    await reconcileListings(services);
    const log = { level: config.logLevel, stream: createLogOutput() };
    const app = await buildApp(services, { log });
    closers.push(
      startHousekeeping(
        services,
        (error, work) => app.log.error({ err: error, work }, 'housekeeping failed'),
        (figures) => app.log.info(figures, 'public answers'),
      ),
    );
    const unwatch = watchPool(database, (isStuck) => {
      services.health.noteStuck(isStuck);
      app.log.error({ isStuck }, 'connections to the database');
    });
    closers.push(async () => unwatch());
    closers.push(() => app.close());
    if (config.siteCopyFile !== undefined && !siteCopy)
      app.log.warn('The file of SITE_COPY is missing or empty: the home page does without');
    // What is wrong with it stands in the log before anybody opens a map.
    if (config.map === undefined) await services.streets.readTag();
    if (config.isProduction && services.gateways.sms.isConsole)
      app.log.warn('SMS_URL is not set: codes reach nobody, so nobody can sign up');
    if (config.isProduction && services.gateways.email.isConsole)
      app.log.warn('SMTP_URL is not set: emails reach nobody');
    await listen(app, config);
    const urls = [config.publicUrl];
    if (!config.isProduction) {
      const demoSite = await buildDemoSite(config);
      closers.push(() => demoSite.close());
      const demoUrl = await demoSite.listen({ port: config.demoPort, host: '127.0.0.1' });
      if (config.demoData) await registerDemoSite(database, demoUrl);
      urls.push(demoUrl);
    }
    if (demoGateway) urls.push(config.gatewayUrl ?? demoGateway.url);
    app.log.info({ urls }, `Porua is ready at ${urls.join(' and ')}`);
    const drainAndClose = async () => {
      services.health.drain();
      services.notificationStream.close();
      await setTimeout(config.drainSeconds * 1000);
      // Deadlines end all requests before that; what is left are connections nobody uses.
      const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS);
      await close();
      clearTimeout(cut);
    };
    return {
      app,
      close: drainAndClose,
      closeWithinMs: config.drainSeconds * 1000 + CLOSE_WITHIN_MS,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
