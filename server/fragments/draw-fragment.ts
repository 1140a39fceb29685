/**
 * First views of the elements, drawn from the same answers as the API gives. One that was drawn is
 * given again as long as its answer stays the same, which is read each time, from its own memory.
 */
import { LRUCache } from 'lru-cache';
import type { WantedFragment } from '#core/embed/fragment.ts';
import { readPublic } from '#server/public-reads/read-public.ts';
import { type PackedAnswer, packAnswer } from '#server/services/packed-answer.ts';
import type { Services } from '#server/services/services.ts';
import { createFragmentRenderer } from './fragment-renderer.ts';

/** How far the words "3 minutes ago" may be behind. */
const DRAWN_FOR_MS = 60_000;
const MOST_BYTES = 16 * 1024 * 1024;

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
  const loadRenderer = createFragmentRenderer(distFolder);
  const productUrl = new URL(services.config.publicUrl).origin;
  const kept = new LRUCache<string, Drawn>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ packed }, key) => packed.body.length + key.length,
  });

  /** Undefined where there is nothing to draw, or nothing is built. */
  return async ({ ip, ...wanted }: Wanted): Promise<GivenFragment | undefined> => {
    const renderer = await loadRenderer();
    const fragment = renderer?.readFragment({ ...wanted, productUrl });
    if (fragment === undefined) return undefined;
    const { key, question } = fragment;
    const { lang } = wanted;
    const read = question && (await readPublic(services, question.name, { ...question, lang, ip }));
    const given = { age: read?.age, isOutage: read?.isOutage ?? false };
    const now = services.now().getTime();
    const before = kept.get(key);
    if (before && before.source === read?.packed.tag && now - before.at < DRAWN_FOR_MS)
      return { ...given, packed: before.packed };
    const packed = packAnswer(await fragment.draw(read?.answer, now));
    kept.set(key, { packed, source: read?.packed.tag, at: now });
    return { ...given, packed };
  };
}
