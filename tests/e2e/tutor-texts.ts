/** Texts of the tutor area, as a reader of either language sees them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type auth from '#locales/en/auth.json';
import type common from '#locales/en/common.json';
import type errors from '#locales/en/errors.json';
import type form from '#locales/en/form.json';
import type history from '#locales/en/history.json';
import type letters from '#locales/en/letters.json';
import type profile from '#locales/en/profile.json';
import type settings from '#locales/en/settings.json';
import type setup from '#locales/en/setup.json';
import type tutor from '#locales/en/tutor.json';
import type { TestLang } from './reader.ts';

function read<Area>(lang: TestLang, area: string): Area {
  const file = path.join(import.meta.dirname, '../../locales', lang, `${area}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export const tutorTextsOf = (lang: TestLang) => ({
  auth: read<typeof auth>(lang, 'auth'),
  common: read<typeof common>(lang, 'common'),
  errors: read<typeof errors>(lang, 'errors'),
  history: read<typeof history>(lang, 'history'),
  letters: read<typeof letters>(lang, 'letters'),
  profile: read<typeof profile>(lang, 'profile'),
  settings: read<typeof settings>(lang, 'settings'),
  form: read<typeof form>(lang, 'form'),
  setup: read<typeof setup>(lang, 'setup'),
  tutor: read<typeof tutor>(lang, 'tutor'),
});
export type TutorTexts = ReturnType<typeof tutorTextsOf>;
