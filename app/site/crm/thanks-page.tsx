import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { ButtonLink } from '#ui/button/button.tsx';

const TITLE_MAX = 60;
const TEXT_MAX = 160;
/** An address on the web, of an email or a number to call. */
const LEADS_ELSEWHERE = /@|:\/\/|\p{L}\.\p{L}{2}|(?:\p{Nd}[\s-]?){6}/u;

/** Anybody can write an address: what would lead the reader elsewhere is not shown under our name. */
function readText(given: string | null, max: number): string | null {
  const text = given?.trim().replace(/\s+/g, ' ') ?? '';
  return text === '' || text.length > max || LEADS_ELSEWHERE.test(text) ? null : text;
}

/**
 * The page that follows a form that was sent. Source: docs/requirements/shell/app-shell.md, "Forms
 * of others".
 */
export function ThanksPage() {
  const { t } = useTranslation('crm');
  const { t: app } = useTranslation('app');
  const [params] = useSearchParams();
  usePageTitle(t('thanksTitle'));
  const title = readText(params.get('title'), TITLE_MAX);
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center break-words">
      <CircleCheck aria-hidden="true" size={40} className="text-brand" />
      {title ? <h1 className="text-2xl">{title}</h1> : <PageTitle>{t('thanksTitle')}</PageTitle>}
      <p>{readText(params.get('subtitleA'), TEXT_MAX) ?? t('received')}</p>
      <p className="text-muted">{readText(params.get('subtitleB'), TEXT_MAX) ?? t('soon')}</p>
      <ButtonLink href="/">{app('goHome')}</ButtonLink>
    </div>
  );
}
