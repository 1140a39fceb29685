/**
 * The operator's file with the streets of the map, `map.pmtiles` in DATA_DIR. It may come, be replaced
 * or go while the server runs: what is not whole, or not of the kind that maps draw, counts as none.
 */
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Compression, PMTiles, type Source, TileType } from 'pmtiles';
import { z } from 'zod';

const STREET_FILE = 'map.pmtiles';
const HEADER_BYTES = 127;
/** Its beginning, by which it is known: the header and what it says of where tiles stand. */
const BEGINNING_BYTES = 16_384;
/** The layers of Protomaps that maps draw first of all (app/ground/map/streets). */
const LAYERS = ['earth', 'roads'];
const metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

export interface OpenStreetFile {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  /** Another for another content, and the same on every node. */
  tag: string;
}

export interface StreetFile {
  /** Opens the file for somebody who closes it; null where there is none that maps can draw. */
  open(): Promise<OpenStreetFile | null>;
  /** Returns the tag of the file; null where there is none that maps can draw. */
  readTag(): Promise<string | null>;
}

type Log = (details: object, message: string) => void;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readBytes(handle: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}

const sourceOf = (handle: FileHandle): Source => ({
  getKey: () => STREET_FILE,
  async getBytes(offset, length) {
    const bytes = await readBytes(handle, offset, length);
    return { data: Uint8Array.from(bytes).buffer };
  },
});

/** Returns the tag; throws with what is wrong with the file. */
async function check(handle: FileHandle, size: number): Promise<string> {
  if (size < HEADER_BYTES) throw new Error(`It is too short: ${size} bytes`);
  const archive = new PMTiles(sourceOf(handle));
  const header = await archive.getHeader();
  if (header.specVersion !== 3) throw new Error(`Version ${header.specVersion} of PMTiles`);
  if (header.tileType !== TileType.Mvt) throw new Error('Its tiles are not vector tiles (MVT)');
  if (header.tileCompression !== Compression.Gzip && header.tileCompression !== Compression.None)
    throw new Error('Its tiles are packed in a way browsers cannot unpack');
  const end = header.tileDataOffset + (header.tileDataLength ?? 0);
  if (end > size) throw new Error(`It ends after ${size} bytes of ${end}`);
  const { vector_layers } = metadata.parse(await archive.getMetadata());
  const missing = LAYERS.filter((layer) => !vector_layers.some(({ id }) => id === layer));
  if (missing.length > 0) throw new Error(`No layer ${missing.join(', ')} as Protomaps has it`);
  const beginning = await readBytes(handle, 0, BEGINNING_BYTES);
  return createHash('sha256').update(beginning).update(`${size}`).digest('base64url').slice(0, 16);
}

/** Another file, or another content of it. */
const identityOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;

export function createStreetFile(dataDir: string, log: Log, alarm: Log): StreetFile {
  const path = join(dataDir, STREET_FILE);
  /** Undefined until it was looked for; the tag is null where maps cannot draw it. */
  let last: { identity: string; tag: string | null } | undefined;

  function note(identity: string, tag: string | null) {
    last = { identity, tag };
    return tag;
  }

  function noteMissing() {
    if (last?.tag) alarm({ path }, 'The file with the streets of the map is gone');
    note('', null);
  }

  async function tagOf(handle: FileHandle, stats: Stats): Promise<string | null> {
    const identity = identityOf(stats);
    if (last?.identity === identity) return last.tag;
    try {
      const tag = note(identity, await check(handle, stats.size));
      log({ path, bytes: stats.size, tag }, 'Maps draw streets from this file');
      return tag;
    } catch (error) {
      alarm({ path, err: error }, 'Maps cannot draw streets from this file');
      return note(identity, null);
    }
  }

  async function openFile(): Promise<OpenStreetFile | null> {
    let handle: FileHandle;
    try {
      handle = await open(path);
    } catch (error) {
      if (isMissing(error)) noteMissing();
      else if (last?.tag !== null) {
        alarm({ path, err: error }, 'The file with the streets of the map cannot be read');
        note('', null);
      }
      return null;
    }
    try {
      const stats = await handle.stat();
      const tag = stats.isFile() ? await tagOf(handle, stats) : null;
      if (tag !== null) return { handle, size: stats.size, tag };
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    return null;
  }

  return {
    open: openFile,
    async readTag() {
      const file = await openFile();
      await file?.handle.close();
      return file?.tag ?? null;
    },
  };
}
