/**
 * Files of the app's earlier builds. A tab that was open while a new build came still asks for its own:
 * they are kept outside `dist`, where a build leaves nothing of the one before, for 30 days from then on.
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
import { inMs } from '#core/ground/dates/duration.ts';
import { writeWhole } from '#server/site/embed-archive/write-whole.ts';

export const KEEP_MS = inMs({ days: 30 });

interface EarlierFilesOptions {
  /** The build's `dist/app/assets`. */
  built: string;
  /** The folder that holds the files. */
  folder: string;
  now?: () => number;
}

/** A build that runs beside the start takes files away: those are no build that anybody has open. */
function copyIfThere(from: string, to: string): boolean {
  try {
    writeWhole(to, (part) => copyFileSync(from, part));
    return true;
  } catch (error) {
    if (existsSync(from)) throw error;
    return false;
  }
}

export class EarlierFiles {
  readonly folder: string;
  readonly #current: ReadonlySet<string>;

  constructor({ built, folder, now = Date.now }: EarlierFilesOptions) {
    this.folder = folder;
    const files = existsSync(built) ? readdirSync(built) : [];
    this.#current = new Set(files);
    if (files.length === 0) return;
    mkdirSync(this.#builds, { recursive: true });
    mkdirSync(this.#assets, { recursive: true });
    this.#keep(built, files, now());
    this.#prune(now());
  }

  /** Returns whether the file is one of an earlier build only. */
  has(file: string): boolean {
    if (file.includes('/') || file.startsWith('.')) return false;
    return !this.#current.has(file) && existsSync(join(this.#assets, file));
  }

  get #builds() {
    return join(this.folder, 'builds');
  }
  get #assets() {
    return join(this.folder, 'assets');
  }

  /** A build's list has the time at which it was last begun to be served. */
  #keep(built: string, files: string[], now: number) {
    const there = new Set(readdirSync(this.#assets));
    const kept = files.filter(
      (file) => there.has(file) || copyIfThere(join(built, file), join(this.#assets, file)),
    );
    const list = JSON.stringify(kept);
    const name = createHash('sha256').update(list).digest('hex').slice(0, 12);
    writeWhole(join(this.#builds, name), list);
    utimesSync(join(this.#builds, name), now / 1000, now / 1000);
  }

  /** A build is no longer served from the moment the next one is. */
  #prune(now: number) {
    const builds = readdirSync(this.#builds)
      .map((name) => join(this.#builds, name))
      .map((file) => ({ file, since: statSync(file).mtimeMs }))
      .sort((a, b) => a.since - b.since);
    const needed = new Set<string>();
    for (const [place, { file }] of builds.entries()) {
      const replacedAt = builds[place + 1]?.since ?? now;
      if (now - replacedAt > KEEP_MS) rmSync(file, { force: true });
      else for (const one of JSON.parse(readFileSync(file, 'utf8'))) needed.add(one);
    }
    for (const file of readdirSync(this.#assets))
      if (!needed.has(file)) rmSync(join(this.#assets, file), { force: true });
  }
}
