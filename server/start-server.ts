/** Everything that has to happen between reading the settings and answering the first request. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { buildDemoSite } from './demo-site.ts';
import { startHousekeeping } from './housekeeping.ts';
import { healListings } from './hub/heal-listings.ts';
import { createLookupCache } from './lookups/lookup-cache.ts';
import { loadReference } from './reference/load-reference.ts';
import { createServices } from './services.ts';

/** Apart and loaded late: production never reads the demo code. */
async function fillWhenEmpty(database: Database) {
  const { fillDemoData } = await import('./demo/fill-demo-data.ts');
  const { hasJobs } = await import('./demo/has-jobs.ts');
  if (!(await hasJobs(database.db))) await fillDemoData(database.db);
}

/** After the demo site has its port, which may have been left to the system. */
async function registerDemoSite(database: Database, url: string) {
  const { registerDemoPartners } = await import('./demo/demo-partners.ts');
  await registerDemoPartners(database.db, Number(new URL(url).port));
}

export interface RunningServer {
  app: FastifyInstance;
  close(): Promise<void>;
}

export async function startServer(config: Config): Promise<RunningServer> {
  const database = await openDatabase(config);
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    await database.migrate();
    await loadReference(database.db);
    if (config.demoData) await fillWhenEmpty(database);
    const lookupCache = await createLookupCache(database.db, (error) =>
      app.log.error({ err: error }, 'lookups not refreshed'),
    );
    closers.push(async () => lookupCache.stop());
    const services = createServices(
      { config, db: database.db, lookupCache },
      (details, message) => app.log.info(details, message),
      (details, message) => app.log.error(details, message),
    );
    if (config.demoData) {
      const { writeDemoPictures } = await import('./demo/demo-pictures.ts');
      await writeDemoPictures(services.photos);
    }
    await healListings(services);
    const app = await buildApp(services, { logger: { level: config.logLevel } });
    closers.push(
      startHousekeeping(services, (error) => app.log.error({ err: error }, 'housekeeping failed')),
    );
    closers.push(() => app.close());
    if (config.isProduction && services.sms.isConsole)
      app.log.warn('SMS_URL is not set: codes reach nobody, so nobody can sign up');
    await app.listen({ port: config.port, host: config.host });
    const urls = [config.publicUrl];
    if (!config.isProduction) {
      const demoSite = await buildDemoSite(config);
      closers.push(() => demoSite.close());
      const demoUrl = await demoSite.listen({ port: config.demoPort, host: '127.0.0.1' });
      if (config.demoData) await registerDemoSite(database, demoUrl);
      urls.push(demoUrl);
    }
    app.log.info({ urls }, `Porua is ready at ${urls.join(' and ')}`);
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
