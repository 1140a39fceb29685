import { Compass } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from './use-page-title.ts';

export function NotFoundPage() {
  const texts = useTexts('app');
  usePageTitle(texts('notFound.title'), { isFound: false });
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center">
      <Compass aria-hidden="true" size={40} className="text-muted" />
      <h1 className="text-2xl">{texts('notFound.title')}</h1>
      <p className="text-muted">{texts('notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{texts('goHome')}</ButtonLink>
        <ActionLink to="/job-board" look="secondary">
          {texts('nav.jobBoard')}
        </ActionLink>
        <ActionLink to="/hub" look="secondary">
          {texts('nav.tutorHub')}
        </ActionLink>
      </div>
    </div>
  );
}
