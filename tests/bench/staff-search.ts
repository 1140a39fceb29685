/**
 * `npm run bench staff-search`: how long staff wait for the search of the console among 100,000 guardians
 * with a request and an invoice each, and as many tutors. Source:
 * docs/requirements/dashboards/staff-console.md, "One search".
 */
import { parseConfig } from '#server/ground/config/config.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices } from '#server/ground/services/services.ts';
import { searchConsole } from '#server/staff/search/search-console.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { fillPeople } from './fill-people.ts';
import { print } from './print.ts';

const PEOPLE = 100_000;
const TARGET_MS = 100;
const ROUNDS = 50;
const WARM_UP = 5;

const WORDS = {
  'A request': 'R77777',
  'A bare number': '77777',
  'A tutor': 'T77777',
  'An invoice': 'INV-2026-077777',
  'A phone': '01700 077778',
  'A second phone': '+880 1800-077778',
  'First digits of a phone': '0170007',
  'An e-mail': 'm77778@example.org',
  'First letters that many have': 'ra',
  'Letters up to an a': 'rahma',
  'A surname that many have': 'rahman',
  'A whole name': 'nusrat jahan',
  'A Bengali name': 'রহমান',
  'A name with an error': 'nusrot jaham',
  'A name of no person': 'xylophone',
};

const databases = await openBenchDatabases(fillPeople);
try {
  const database = await databases.open(PEOPLE);
  const lookupCache = await createLookupCache(database.db, () => {});
  lookupCache.stop();
  const config = parseConfig({ NODE_ENV: 'test' });
  const services = createServices({ config, db: database.db, lookupCache });
  print(
    `${databases.kind}, ${PEOPLE} guardians with a request and an invoice each, as many tutors`,
  );
  for (const [name, words] of Object.entries(WORDS)) {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const start = performance.now();
      await searchConsole(services, words, 'en');
      if (round >= WARM_UP) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(ROUNDS / 2)] ?? 0;
    print(`${name}: ${median.toFixed(1)} ms, at most ${times.at(-1)?.toFixed(1)} ms`);
    if (median > TARGET_MS) process.exitCode = 1;
  }
  await database.close();
} finally {
  await databases.stop();
}
