import { renameSync, writeFileSync } from 'node:fs';

/** Another node, or a start that was cut off, never finds half a file. */
export function writeWhole(
  file: string,
  content: string | Buffer | ((part: string) => void),
): void {
  const part = `${file}.${process.pid}.part`;
  if (typeof content === 'function') content(part);
  else writeFileSync(part, content);
  renameSync(part, file);
}
