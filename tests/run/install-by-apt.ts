import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-on-path.ts';

/** Installs Debian packages for the tests, where that can be done: as root. */
export function installByApt(packages: string[], timeout: number): void {
  if (process.getuid?.() !== 0 || findOnPath('apt-get') === undefined) return;
  const install = `apt-get install -y ${packages.join(' ')}`;
  const command = `${install} || (apt-get update && ${install})`;
  process.stdout.write(`Installing for the tests: ${command}\n`);
  spawnSync(command, { shell: true, stdio: 'inherit', timeout });
}
