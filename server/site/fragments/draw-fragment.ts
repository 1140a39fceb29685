/**
 * First views of the elements, drawn from the same answers as the API gives. One that was drawn is
 * given again as long as its answer stays the same, which is read each time, from its own memory.
 */
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FragmentRenderer, WantedFragment } from '#core/site/embed/fragment.ts';
import { createBuiltModule } from '#server/ground/rendering/built-module.ts';
import { DRAWN_FOR_MS } from '#server/ground/rendering/drawn-for.ts';
import { type PackedAnswer, packAnswer } from '#server/ground/services/packed-answer.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';

const MOST_BYTES = 32 * 1024 * 1024;
/** The bytes of a character of text in memory; half of it in English. */
const BYTES_PER_CHARACTER = 2;

interface Drawn {
  packed: PackedAnswer;
  /** Tag of the answer it was drawn from. */
  source: string | undefined;
  at: number;
}

export interface GivenFragment {
  packed: PackedAnswer;
  /** Seconds since what it shows was true. */
  age: number | undefined;
  isOutage: boolean;
}

type Wanted = Omit<WantedFragment, 'productUrl'> & { ip: string };

export function createFragments(services: Services, distFolder: string) {
  const loadRenderer = createBuiltModule<FragmentRenderer>(
    join(distFolder, 'render/fragments/fragments.js'),
  );
  const productUrl = new URL(services.config.publicUrl).origin;
  const kept = new LRUCache<string, Drawn>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ packed }, key) => BYTES_PER_CHARACTER * (packed.body.length + key.length),
  });

  /** Undefined where there is nothing to draw, or nothing is built. */
  return async ({ ip, ...wanted }: Wanted): Promise<GivenFragment | undefined> => {
    const renderer = await loadRenderer();
    const fragment = renderer?.readFragment({ ...wanted, productUrl });
    if (fragment === undefined) return undefined;
    const { key, question } = fragment;
    const { lang } = wanted;
    const asked = question && { ...question, lang, ip, isFirstView: true };
    const read = asked && (await readPublic(services, asked.name, asked));
    const given = { age: read?.age, isOutage: read?.isOutage ?? false };
    const now = services.now().getTime();
    const before = kept.get(key);
    if (before && before.source === read?.packed.tag && now - before.at < DRAWN_FOR_MS)
      return { ...given, packed: before.packed };
    const packed = packAnswer(await fragment.draw(read?.answer, now), before?.packed);
    kept.set(key, { packed, source: read?.packed.tag, at: now });
    return { ...given, packed };
  };
}
