import { useTranslation } from 'react-i18next';
import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import type { OpenCv, TutorCv } from '#core/people/api/profile/overview.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { toCvContent } from './cv-content.ts';
import type { CvPart } from './cv-parts.ts';

/** A CV in the reader's language, and what draws its PDF. */
export function useCv(cv: OpenCv | TutorCv, parts?: readonly CvPart[]) {
  const { t } = useTranslation('cv');
  const format = useFormat();
  const lang = useLang();
  const genderText = useGenderText();
  const brandName = useBrandName();
  const words = { texts: t, format, lang, genderText, brandName };
  const content = toCvContent(cv, words, parts);
  const draw = async () => {
    const { drawCv } = await loadEngine(() => import('./draw-cv.ts'));
    return drawCv(content, lang);
  };
  return { content, draw };
}
