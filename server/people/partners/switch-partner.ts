/** `npm run partner:switch -- --site school --off`: ends what a site has connected, at once. */
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from '#server/ground/config/config.ts';
import { openDatabase } from '#server/ground/db/open-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { switchPartner } from './register-partner.ts';

const USAGE = 'Use it like npm run partner:switch -- --site school --off (or --on).';

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { site: { type: 'string' }, on: { type: 'boolean' }, off: { type: 'boolean' } },
  });
  const { site, on = false, off = false } = values;
  if (typeof site !== 'string' || on === off) throw new ConfigError(USAGE);
  return { site, enabled: on === true };
}

async function switchSite(args: string[]): Promise<string> {
  const { site, enabled } = readOptions(args);
  const database = await openDatabase(parseConfig(process.env));
  try {
    await database.migrate();
    if (!(await switchPartner(database.db, site, enabled, new Date())))
      throw new ConfigError(`There is no site "${site}".`);
  } finally {
    await database.close();
  }
  return `The site "${site}" is ${enabled ? 'on' : 'off'}.\n`;
}

await runCommand(switchSite);
