/** Texts of the tutor area, as a reader of either language sees them. */
import type { Resources } from '#core/ground/i18n/resources.ts';
import type setup from '#locales/en/dashboards/setup.json';
import type common from '#locales/en/ground/common.json';
import type errors from '#locales/en/ground/errors.json';
import type form from '#locales/en/ground/form.json';
import type history from '#locales/en/market/history.json';
import type auth from '#locales/en/people/auth.json';
import type profile from '#locales/en/people/profile.json';
import type settings from '#locales/en/people/settings.json';
import type tutorProfile from '#locales/en/people/tutorProfile.json';
import type letters from '#locales/en/tuition/letters.json';
import { readArea } from '../../build/locale-files.ts';
import type { TestLang } from './reader.ts';

function read<Area>(lang: TestLang, area: string): Area {
  return JSON.parse(readArea(lang, area));
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
  tutor: read<Resources['tutor']>(lang, 'tutor'),
  tutorProfile: read<typeof tutorProfile>(lang, 'tutorProfile'),
});
export type TutorTexts = ReturnType<typeof tutorTextsOf>;
