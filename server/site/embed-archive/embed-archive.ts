/**
 * Everything partners' pages may still ask for: each loader that was ever served, under its own
 * immutable address, and the chunks it loads. It lies outside `dist`, where a new build deletes
 * nothing, and forgets a version when nobody has asked for it for 180 days.
 */

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inMs } from '#core/ground/dates/duration.ts';
import { bakeLoader } from './bake-loader.ts';
import { writeWhole } from './write-whole.ts';

export const KEEP_MS = inMs({ days: 180 });
/** A use is written down at most this often. */
const NOTE_EVERY_MS = inMs({ days: 1 });
const CHUNKS = 'chunks.json';

interface Version {
  integrity: string;
  chunks: Set<string>;
  usedAt: number;
}

export interface EmbedArchiveOptions {
  /** The build's `dist/embed`. */
  built: string;
  /** The folder that holds the archive. */
  folder: string;
  /** Our own address, which goes into the loader. */
  publicUrl: string;
  /** The release of the product. */
  release: string;
  now?: () => number;
}

export class EmbedArchive {
  readonly folder: string;
  /** The version that `/embed.js` is now. Undefined before the first build. */
  readonly current: string | undefined;
  readonly #versions = new Map<string, Version>();
  readonly #now: () => number;

  constructor({ built, folder, publicUrl, release, now = Date.now }: EmbedArchiveOptions) {
    this.folder = folder;
    this.#now = now;
    if (existsSync(join(built, 'embed.js'))) {
      this.current = this.#add(built, bakeLoader(join(built, 'embed.js'), publicUrl), release);
      this.#prune();
    }
    for (const name of this.#list()) this.#versions.set(name, this.#read(name));
    if (this.current) this.noteUse(this.current);
  }

  /** The body of `/embed/versions.json`. */
  get published() {
    const versions = [...this.#versions].map(([name, { integrity }]) => [
      name,
      { path: `/embed/${name}/embed.js`, integrity },
    ]);
    return { current: this.current, versions: Object.fromEntries(versions) };
  }

  noteUse(version: string): void {
    const known = this.#versions.get(version);
    const now = this.#now();
    if (!known || now - known.usedAt < NOTE_EVERY_MS) return;
    known.usedAt = now;
    touch(this.#file(version, 'embed.js'), now);
  }

  /** A copy of the loader on the partner's own host never asks for the loader, only for its chunks. */
  noteChunk(chunk: string): void {
    for (const [name, { chunks }] of this.#versions) if (chunks.has(chunk)) this.noteUse(name);
  }

  #add(built: string, loader: Buffer, release: string): string {
    const name = `${release}-${createHash('sha256').update(loader).digest('hex').slice(0, 8)}`;
    const files = readdirSync(join(built, 'assets'));
    mkdirSync(join(this.folder, 'assets'), { recursive: true });
    for (const file of files) {
      const copy = join(this.folder, 'assets', file);
      if (!existsSync(copy))
        writeWhole(copy, (part) => copyFileSync(join(built, 'assets', file), part));
    }
    mkdirSync(join(this.folder, name), { recursive: true });
    if (!existsSync(this.#file(name, 'embed.js'))) {
      writeWhole(
        this.#file(name, CHUNKS),
        JSON.stringify(files.filter((file) => file.endsWith('.js'))),
      );
      writeWhole(this.#file(name, 'embed.js.br'), brotliCompressSync(loader));
      writeWhole(this.#file(name, 'embed.js.gz'), gzipSync(loader, { level: 9 }));
      writeWhole(this.#file(name, 'embed.js'), loader);
    }
    touch(this.#file(name, 'embed.js'), this.#now());
    return name;
  }

  #list(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder).filter((name) => existsSync(this.#file(name, 'embed.js')));
  }

  #read(name: string): Version {
    const file = this.#file(name, 'embed.js');
    const digest = createHash('sha384').update(readFileSync(file)).digest('base64');
    return {
      integrity: `sha384-${digest}`,
      chunks: new Set(JSON.parse(readFileSync(this.#file(name, CHUNKS), 'utf8'))),
      usedAt: statSync(file).mtimeMs,
    };
  }

  #prune(): void {
    const needed = new Set<string>();
    for (const name of this.#list()) {
      const { usedAt, chunks } = this.#read(name);
      if (this.#now() - usedAt > KEEP_MS)
        rmSync(join(this.folder, name), { recursive: true, force: true });
      else for (const chunk of chunks) needed.add(chunk);
    }
    for (const file of readdirSync(join(this.folder, 'assets')))
      if (!needed.has(file.replace(/\.(br|gz)$/, '')))
        rmSync(join(this.folder, 'assets', file), { force: true });
  }

  #file(version: string, name: string): string {
    return join(this.folder, version, name);
  }
}

const touch = (file: string, ms: number) => utimesSync(file, ms / 1000, ms / 1000);
