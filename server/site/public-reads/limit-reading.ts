/**
 * Limits how much of board and hub one address may read, from any source: answers from memory count
 * as well.
 */
import { isDatabaseUnavailable } from '#server/ground/db/is-database-unavailable.ts';
import { slowCopying } from '#server/ground/limits/slow-copying.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { DEEP_PAGE, deepPageLimit, profileLimit } from '#server/market/hub/hub-limits.ts';
import type { PublicReadName } from './create-public-reads.ts';

/** Lists and details that together are the whole board and hub. */
const COPIED = new Set<PublicReadName>([
  'listJobs',
  'listJobAreas',
  'getJob',
  'listTutors',
  'listTutorAreas',
  'getHubTutor',
  'getJobsLanding',
  'getTutorsLanding',
]);
const PROFILES = new Set<PublicReadName>(['getHubTutor', 'compareTutors']);

interface Reading {
  name: PublicReadName;
  page: number;
  question: string;
  ip: string;
}

async function limit(services: Services, { name, page, question, ip }: Reading): Promise<void> {
  if (COPIED.has(name)) await slowCopying(services, ip, question);
  const hubLimits = [
    ...(PROFILES.has(name) ? [profileLimit(ip)] : []),
    ...(name === 'listTutors' && page > DEEP_PAGE ? [deepPageLimit(ip)] : []),
  ];
  if (hubLimits.length > 0) await takeLimits(services.db, hubLimits, services.now());
}

/** A limit that cannot be read while the database is away stops nobody from what is remembered. */
export async function limitReading(services: Services, reading: Reading): Promise<void> {
  if (services.answers.isDatabaseAway) return;
  try {
    await limit(services, reading);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    services.answers.noteDatabaseAway();
  }
}
