import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import type { OpenCv, TutorCv } from '#core/people/api/profile/overview.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { toCvContent } from './cv-content.ts';

/** A CV in the reader's language, and what draws its PDF. */
export function useCv(cv: OpenCv | TutorCv, showsPrivate = false) {
  const texts = useTexts('cv');
  const format = useFormat();
  const lang = useLang();
  const genderText = useGenderText();
  const brandName = useBrandName();
  const words = { texts, format, lang, genderText, brandName };
  const content = toCvContent(cv, words, showsPrivate);
  const draw = async () => {
    const { drawCv } = await loadEngine(() => import('./draw-cv.ts'));
    return drawCv(content, lang);
  };
  return { content, draw };
}
