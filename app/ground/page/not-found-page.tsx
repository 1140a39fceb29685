import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { usePageTitle } from './use-page-title.ts';

export function NotFoundPage() {
  const { t } = useTranslation('app');
  usePageTitle(t('notFound.title'), { isFound: false });
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center">
      <Compass aria-hidden="true" size={40} className="text-muted" />
      <h1 className="text-2xl">{t('notFound.title')}</h1>
      <p className="text-muted">{t('notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{t('goHome')}</ButtonLink>
        <ActionLink to="/job-board" look="secondary">
          {t('nav.jobBoard')}
        </ActionLink>
        <ActionLink to="/hub" look="secondary">
          {t('nav.tutorHub')}
        </ActionLink>
      </div>
    </div>
  );
}
