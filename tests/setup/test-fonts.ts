/**
 * The fonts pages are tested in, so that no test depends on those of the machine: Latin in a wide face
 * (DejaVu Sans, as Debian has it) or a narrow one (Noto Sans, as Android has it), Bengali in Noto Sans
 * Bengali. A browser started with `FONTCONFIG_FILE` set to one of these files sees no others; fontconfig
 * is there on Linux alone, elsewhere the machine's own fonts are used.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrapWoff } from '#core/ground/shaping/unwrap-woff.ts';

export type Face = 'wide' | 'narrow';

const WEIGHTS = [400, 500, 600, 700];
const folder = path.join(tmpdir(), 'porua-test-fonts');
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Several runners may write at once: each file appears whole. */
function writeWhole(file: string, content: string | Uint8Array) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Font packages bring web fonts alone, which fontconfig offers to no page. Returns their folder. */
async function unwrapNoto(subset: 'latin' | 'bengali'): Promise<string> {
  const into = path.join(folder, subset);
  mkdirSync(into, { recursive: true });
  for (const weight of WEIGHTS) {
    const name = `noto-sans-bengali-${subset}-${weight}-normal`;
    const file = path.join(into, `${name}.ttf`);
    if (existsSync(file)) continue;
    const woff = readFileSync(fileOf(`@fontsource/noto-sans-bengali/files/${name}.woff`));
    writeWhole(file, await unwrapWoff(Uint8Array.from(woff).buffer));
  }
  return into;
}

/** The package has other faces and letters for mathematics too, which a page could get instead. */
function copyDejaVu(): string {
  const into = path.join(folder, 'dejavu');
  mkdirSync(into, { recursive: true });
  for (const name of ['Sans', 'Sans-Bold', 'Sans-Oblique', 'Sans-BoldOblique']) {
    const file = path.join(into, `${name}.ttf`);
    if (!existsSync(file))
      writeWhole(file, readFileSync(fileOf(`dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`)));
  }
  return into;
}

const foldersOf = async (face: Face) => [
  face === 'wide' ? copyDejaVu() : await unwrapNoto('latin'),
  await unwrapNoto('bengali'),
];

const FAMILY = { wide: 'DejaVu Sans', narrow: 'Noto Sans Bengali' };
const GENERIC = ['sans-serif', 'serif', 'system-ui', 'cursive', 'fantasy'];

const prefer = (family: string) => (name: string) =>
  `<match><test name="family"><string>${name}</string></test><edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`;
/** Writes the rule for every family that is not there. */
const fallBack = (family: string) =>
  `<match><edit name="family" mode="append_last"><string>${family}</string></edit></match>`;

/** Writes the fontconfig file of a face and returns its path. */
export async function writeFontConfig(face: Face): Promise<string> {
  const dirs = (await foldersOf(face)).map((dir) => `<dir>${dir}</dir>`);
  const family = FAMILY[face];
  const rules = [...GENERIC.map(prefer(family)), fallBack(family)];
  const file = path.join(folder, `${face}.conf`);
  writeWhole(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${dirs.join('')}<cachedir>${folder}/cache</cachedir>${rules.join('')}</fontconfig>`,
  );
  return file;
}

if (process.platform === 'linux') process.env['FONTCONFIG_FILE'] ??= await writeFontConfig('wide');
