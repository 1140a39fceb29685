import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundPage } from '#app/ground/page/not-found-page.tsx';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';

/** The form's title if the address names no form. */
const DEFAULT_TITLE = 'default';
const MISSING = new Set(['not_found', 'invalid_input']);
const ID = /^[\w-]{1,64}$/;

/** Source: docs/requirements/shell/app-shell.md, "Forms of others". */
export function OutsideFormPage() {
  const { title = DEFAULT_TITLE } = useParams();
  const response = useApi('getOutsideForm', { params: { title } });
  if (isApiError(response.error) && MISSING.has(response.error.code)) return <NotFoundPage />;
  return <AsyncView response={response}>{({ url }) => <OutsideForm url={url} />}</AsyncView>;
}

function OutsideForm({ url }: { url: string }) {
  const { t } = useTranslation('crm');
  const [params] = useSearchParams();
  usePageTitle(t('formTitle'));
  const address = new URL(url);
  const id = params.get('id');
  if (id && ID.test(id)) address.searchParams.set('id', id);
  return (
    <div className="hangs flex flex-col gap-4">
      <PageTitle>{t('formTitle')}</PageTitle>
      <p className="text-muted">{t('formLead', { host: address.host })}</p>
      {/* It may send its form and lead on to our thanks, and reach nothing of this page. */}
      <iframe
        src={address.href}
        title={t('formTitle')}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
        referrerPolicy="strict-origin"
        className="outside-form w-full rounded border border-line bg-paper"
      />
      <a
        href={address.href}
        target="_blank"
        rel="noopener"
        className="self-start inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand hover:underline"
      >
        {t('openForm')}
        <ExternalLink aria-hidden="true" size={18} />
      </a>
    </div>
  );
}
