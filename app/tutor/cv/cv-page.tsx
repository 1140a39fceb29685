import { Link } from 'react-router';
import type { TutorCv } from '#core/api/schemas/profile/overview.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { loadEngine } from '../../pdf/load-engine.ts';
import { PdfButton } from '../../pdf/pdf-button.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { toCvContent } from './cv-content.ts';
import { CvSheet } from './cv-sheet.tsx';

/** The tutor's CV and its PDF. Source: docs/requirements/tutor-area.md, "CV". */
export function CvPage() {
  const texts = useTexts('cv');
  const response = useApi('getTutorCv', {});
  usePageTitle(texts('title'));
  return (
    <AsyncView
      response={response}
      skeleton={<Skeleton className="h-[720px] max-w-[860px] mx-auto" />}
    >
      {(cv) => <Cv cv={cv} />}
    </AsyncView>
  );
}

function Cv({ cv }: { cv: TutorCv }) {
  const texts = useTexts('cv');
  const format = useFormat();
  const lang = useLang();
  const genderText = useGenderText();
  const brandName = useBrandName();

  const content = toCvContent(cv, { texts, format, lang, genderText, brandName });
  const draw = async () => {
    const { drawCv } = await loadEngine(() => import('./draw-cv.ts'));
    return drawCv(content, lang);
  };

  return (
    <div className="max-w-[860px] mx-auto flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{texts('title')}</h1>
        <p className="text-muted">{texts('lead')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <PdfButton
          text={texts('download')}
          making={texts('making')}
          failed={texts('failed')}
          fileName={texts('fileName', { name: cv.name })}
          draw={draw}
        />
        <Link
          to="/tutor/profile/overview"
          className="inline-flex items-center min-h-[44px] font-semibold text-brand underline"
        >
          {texts('edit')}
        </Link>
      </div>
      <CvSheet content={content} photoLabel={texts('photo', { name: cv.name })} />
    </div>
  );
}
