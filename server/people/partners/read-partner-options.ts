/** The command line of `partner:add`; each mistake is one sentence. */
import { parseArgs } from 'node:util';
import { siteId } from '#core/people/api/embed.ts';
import { ConfigError } from '#server/ground/config/config.ts';
import { MAX_ORIGINS, originProblem } from './check-partner-origin.ts';
import type { NewPartner } from './register-partner.ts';

const MAX_NAME_LENGTH = 100;
const EXAMPLE = 'npm run partner:add -- --name "My School" --origin https://school.example';

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        name: { type: 'string' },
        origin: { type: 'string', multiple: true },
        site: { type: 'string' },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(`${error.message.split('. ', 1)[0]}: use it like ${EXAMPLE}`);
  }
}

/** `www.school.edu.bd` becomes `school-edu-bd`. */
function siteOf(origin: string): string {
  const host = new URL(origin).host.replace(/^www\./, '');
  const words = host.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return words.slice(0, 40).replace(/-$/, '');
}

export function readPartnerOptions(args: string[], ownOrigin: string): NewPartner {
  const { name = '', origin = [], site } = parse(args);
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH)
    throw new ConfigError(
      `Give the partner's name, at most ${MAX_NAME_LENGTH} characters: ${EXAMPLE}`,
    );
  const origins = [...new Set(origin)];
  const [first] = origins;
  if (first === undefined || origins.length > MAX_ORIGINS)
    throw new ConfigError(`Give 1 to ${MAX_ORIGINS} origins: ${EXAMPLE}`);
  for (const one of origins) {
    const problem = originProblem(one, ownOrigin);
    if (problem !== null) throw new ConfigError(problem);
  }
  const id = site ?? siteOf(first);
  if (!siteId.safeParse(id).success)
    throw new ConfigError(
      `The site id "${id}" is wrong: give 3 to 40 small letters, digits and hyphens with --site.`,
    );
  return { siteId: id, name: trimmed, origins };
}
