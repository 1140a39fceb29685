/** `npm run partner:add`: registers a partner and prints what goes into its pages. */
import { brand } from '#core/ground/brand.ts';
import { ConfigError, parseConfig } from '#server/ground/config/config.ts';
import { openDatabase } from '#server/ground/db/open-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { readPartnerOptions } from './read-partner-options.ts';
import { registerPartner } from './register-partner.ts';

const toSnippet = (publicUrl: string, site: string) => `<porua-job-board site="${site}">
  <a href="${publicUrl}/job-board">Tuition jobs on ${brand.name}</a>
</porua-job-board>
<script src="${publicUrl}/embed.js" async></script>`;

async function addPartner(args: string[]): Promise<string> {
  const config = parseConfig(process.env);
  const partner = readPartnerOptions(args, new URL(config.publicUrl).origin);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    if (!(await registerPartner(database.db, partner)))
      throw new ConfigError(
        `There is a site "${partner.siteId}" already: give another id with --site.`,
      );
  } finally {
    await database.close();
  }
  const { siteId, name, origins } = partner;
  return `${name} is registered as site "${siteId}" with ${origins.join(', ')}. For its pages:\n\n${toSnippet(config.publicUrl, siteId)}\n`;
}

await runCommand(addPartner);
