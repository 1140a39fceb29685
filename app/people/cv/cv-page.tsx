import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { TutorCv } from '#core/people/api/profile/overview.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CvButton } from './cv-button.tsx';
import { CV_PARTS, USUAL_CV_PARTS } from './cv-parts.ts';
import { CvSheet } from './cv-sheet.tsx';
import { useCv } from './use-cv.ts';

/** The tutor's CV and its PDF. Source: docs/requirements/dashboards/tutor-area.md, "CV". */
export function CvPage() {
  const { t } = useTranslation('cv');
  const response = useApi('getTutorCv', {});
  usePageTitle(t('title'));
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
  const { t } = useTranslation('cv');
  const [parts, setParts] = useState(USUAL_CV_PARTS);
  const { content, draw } = useCv(cv, parts);

  return (
    <div className="max-w-[860px] mx-auto flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <CheckboxList
        legend={t('shows')}
        hint={t('showsHint')}
        options={CV_PARTS.map((part, id) => ({ id, text: t(`parts.${part}`) }))}
        values={CV_PARTS.flatMap((part, id) => (parts.includes(part) ? id : []))}
        onChange={(ids) => setParts(CV_PARTS.filter((_part, id) => ids.includes(id)))}
      />
      <div className="flex flex-wrap items-center gap-4">
        <CvButton name={cv.name} draw={draw} />
        <Link
          to="/tutor/profile/overview"
          className="inline-flex items-center min-h-[44px] font-semibold text-brand underline"
        >
          {t('edit')}
        </Link>
      </div>
      <CvSheet content={content} photoLabel={t('photo', { name: cv.name })} />
    </div>
  );
}
