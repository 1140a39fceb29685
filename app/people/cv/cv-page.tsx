import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { TutorCv } from '#core/people/api/profile/overview.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CvButton } from './cv-button.tsx';
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
  const [showsPrivate, setShowsPrivate] = useState(false);
  const { content, draw } = useCv(cv, showsPrivate);

  return (
    <div className="max-w-[860px] mx-auto flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <div className="flex flex-col">
        <CheckboxField label={t('private')} checked={showsPrivate} onChange={setShowsPrivate} />
        <p className="text-sm text-muted">{t('privateHint')}</p>
      </div>
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
