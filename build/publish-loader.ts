/**
 * Publishes a built loader under its own immutable address with an integrity hash, for partners
 * who pin it. Older versions stay: their pages still ask for them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const VERSIONS_FILE = 'versions.json';
const versions = z.object({
  current: z.string(),
  versions: z.record(z.string(), z.object({ path: z.string(), integrity: z.string() })),
});

export function publishLoader(folder: string, packageVersion: string): void {
  const loader = readFileSync(path.join(folder, 'embed.js'));
  const hash = createHash('sha256').update(loader).digest('hex').slice(0, 8);
  const version = `${packageVersion}-${hash}`;
  mkdirSync(path.join(folder, version), { recursive: true });
  writeFileSync(path.join(folder, version, 'embed.js'), loader);

  const integrity = `sha384-${createHash('sha384').update(loader).digest('base64')}`;
  const published = {
    ...readVersions(folder),
    [version]: { path: `/embed/${version}/embed.js`, integrity },
  };
  writeFileSync(
    path.join(folder, VERSIONS_FILE),
    `${JSON.stringify({ current: version, versions: published }, null, 2)}\n`,
  );
}

function readVersions(folder: string) {
  try {
    return versions.parse(JSON.parse(readFileSync(path.join(folder, VERSIONS_FILE), 'utf8')))
      .versions;
  } catch {
    return {};
  }
}

export const publishLoaderPlugin = (folder: string, packageVersion: string): Plugin => ({
  name: 'porua-publish-loader',
  closeBundle: () => publishLoader(folder, packageVersion),
});
