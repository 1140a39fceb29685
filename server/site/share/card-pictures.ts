/**
 * Cards as JPEG. Each is drawn once, however many ask for it at once, and kept while there is room;
 * letters are shaped in a few milliseconds, pixels are made by sharp beside the event loop.
 */
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createTurns } from '#server/ground/services/create-turns.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Card, cardVersion } from './card.ts';
import { type CardWidth, heightAt } from './card-address.ts';
import { LIGHT } from './card-art.ts';
import { loadCardFonts } from './card-fonts.ts';
import { drawCard } from './draw-card.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_CACHED = 1_000;
const QUALITY = 86;
const RUNNING = 2;
const WAITING = 40;

interface Wanted {
  card: Card;
  width: CardWidth;
}

/** Cut to the circle in the light. */
async function roundPhoto(bytes: Buffer): Promise<Buffer> {
  const side = LIGHT.radius * 2;
  const { radius } = LIGHT;
  const circle = `<svg width="${side}" height="${side}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></svg>`;
  return sharp(bytes)
    .resize(side, side, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** `most`: of one kind, so that lists, of which anybody may ask for any, push out nobody's card. */
export function createCardPictures({ photos }: Pick<Services, 'photos'>, most = MOST_CACHED) {
  const inTurn = createTurns({ running: RUNNING, waiting: WAITING });

  const readPhoto = async ({ portrait }: Card) =>
    portrait?.photo ? await photos.read('profile', portrait.photo) : null;

  const draw = async ({ card, width }: Wanted): Promise<Buffer> => {
    const [fonts, photo] = await Promise.all([loadCardFonts(), readPhoto(card)]);
    const drawn = sharp(Buffer.from(drawCard(card, fonts)));
    const { x, y, radius } = LIGHT;
    const flat = photo
      ? await drawn
          .composite([{ input: await roundPhoto(photo), left: x - radius, top: y - radius }])
          .png({ compressionLevel: 1 })
          .toBuffer()
          .then((bytes) => sharp(bytes))
      : drawn;
    return flat
      .resize(width, heightAt(width))
      .flatten()
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  };

  const kept = new LRUCache<string, Buffer, Wanted>({
    max: most,
    maxSize: MOST_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context }) => inTurn(() => draw(context)),
  });

  return (card: Card, width: CardWidth): Promise<Buffer> =>
    kept.forceFetch(`${cardVersion(card)} ${width}`, { context: { card, width } });
}
