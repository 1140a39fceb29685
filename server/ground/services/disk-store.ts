import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isPhotoName, type PhotoArea, type PhotoStore } from './photo-store.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** No folder yet is an empty one. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Pictures as files in `folder`, one folder an area. */
export function createDiskStore(folder: string): PhotoStore {
  const pathOf = (area: PhotoArea, name: string) => {
    if (!isPhotoName(name)) throw new Error(`Not the name of a picture: ${name}`);
    return join(folder, area, name);
  };
  return {
    async write(area, name, bytes) {
      const path = pathOf(area, name);
      await mkdir(join(folder, area), { recursive: true });
      // Under another name first: nobody shall read half a picture.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    async read(area, name) {
      if (!isPhotoName(name)) return null;
      try {
        return await readFile(pathOf(area, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (area, name) => rm(pathOf(area, name), { force: true }),
    async listOlder(area, before) {
      const older: string[] = [];
      for (const name of await namesIn(join(folder, area))) {
        const { mtime } = await stat(join(folder, area, name));
        if (mtime < before) older.push(name);
      }
      return older;
    },
    removeListed: (area, name) => rm(join(folder, area, basename(name)), { force: true }),
  };
}
