/**
 * Vitest global setup: the folder in which the servers of a run keep their files. What a server copies
 * of the build at its start (`app`, `embed`) stays for the next one of the same process: copied for each
 * test file it took as long as half of the tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    dataFolder: string;
  }
}

export default function makeDataFolder(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'porua-data-'));
  project.provide('dataFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
