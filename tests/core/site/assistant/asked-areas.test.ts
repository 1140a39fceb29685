/** Areas fetched by how the words of a message begin: the answers must be those of all areas. */
import { expect, test } from 'vitest';
import { runAtOnce } from '#core/ground/steps.ts';
import { createNameTable, findByStart } from '#core/search/gazetteer/find-by-start.ts';
import { createState } from '#core/site/assistant/dialogue/state.ts';
import { startsIn, withAreas } from '#core/site/assistant/lookups/asked-areas.ts';
import { prepareLookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { reply } from '#core/site/assistant/reply.ts';
import { startsMissedIn } from '#core/site/assistant/understanding/missed-areas.ts';
import { readCorpus } from './read-corpus.ts';
import { readLookupData } from './read-lookups.ts';

const data = readLookupData();
const all = runAtOnce(prepareLookups(data));
const basic = runAtOnce(prepareLookups({ ...data, areas: [] }));
const areas = createNameTable('area', data.areas);
const circumstances = { hour: 12, isSignedIn: false };

const ask = (starts: readonly string[]) => findByStart(areas, starts, []);
const answer = (text: string, lookups: typeof all) =>
  reply(createState(), { text, ...circumstances }, lookups);

const corpus = [...readCorpus('tuned.tsv'), ...readCorpus('blind.tsv')].map(({ text }) => text);
const ways = [
  (name: string) => `tutor lagbe ${name}`,
  (name: string) => `${name}e tutor chai`,
  (name: string) => `${name.slice(0, -3)}${name.slice(-2)} te tuition`,
  (name: string) => `tuition in ${name.replaceAll(' ', '')}, class 8`,
];
/** One in so many names stands for all. */
const STEP = 3;
const written = data.areas
  .flatMap(({ name, name_bn, aliases }) => [name, name_bn, ...aliases])
  .filter((_, index) => index % STEP === 0)
  .map((name, index) => ways[index % ways.length]?.(name) ?? name);

for (const [of, messages] of Object.entries({ corpus, written }))
  test(`${of}: what the areas of a message's starts give is what all areas give`, () => {
    expect(messages.length).toBeGreaterThan(100);
    for (const text of messages) {
      const lookups = withAreas(basic, ask(startsIn(text, basic)));
      expect(answer(text, lookups), text).toEqual(answer(text, all));
    }
  }, 60_000);

test('a conversation that has fetched more than a message needs answers the same', () => {
  const known = ask(corpus.slice(0, 40).flatMap((text) => startsIn(text, basic)));
  const lookups = withAreas(basic, known.toReversed());
  for (const text of corpus.slice(0, 40)) expect(answer(text, lookups)).toEqual(answer(text, all));
});

test('a message needs a small part of all areas', () => {
  const shares = corpus
    .map((text) => ask(startsIn(text, basic)).length / data.areas.length)
    .sort((a, b) => a - b);
  expect(shares[Math.floor(shares.length / 2)]).toBeLessThan(0.05);
  expect(shares[Math.floor(shares.length * 0.9)]).toBeLessThan(0.2);
});

test.each([
  ['physics tutor in Jamalkhan', true],
  ['class 8 er math tutor lagbe mirpur e', true],
  ['মিরপুরে গণিতের টিউটর চাই', true],
  ['tuition in Kotwali', true],
  // Everything in these is read without an area.
  ['class 8 math tutor, 5000 taka, 4 days, 5 pm', false],
  ['I need an english tutor', false],
  ['fee for 6000 home tuition', false],
  ['thank you', false],
  ['my tutor has not come for a week', false],
  ['ami morte chai', false],
])('without a connection "%s" waits for its areas: %s', (text, waits) => {
  expect(startsMissedIn(text, basic).length > 0).toBe(waits);
});
