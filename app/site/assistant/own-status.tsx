import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const LATEST = 5;
const REQUESTS_PATH = '/parent/dashboard/requests/tutor-requests';
const LINK = 'inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline';

/** Shows the state of a guardian's requests or of a tutor's applications. */
export function OwnStatus() {
  const { viewer } = useEnvironment();
  const { t } = useTranslation('assistant');
  if (viewer?.type === 'parent') return <Requests />;
  if (viewer?.type === 'tutor') return <Applications />;
  return (
    <Link to="/auth/signin?return=%2Fassistant" className={LINK}>
      {t('chat.signIn')}
    </Link>
  );
}

function Requests() {
  const { t } = useTranslation('assistant');
  const { t: parent } = useTranslation('parent');
  const response = useApi('listRequests', { query: { page: 1 } });
  return (
    <AsyncView
      response={response}
      skeleton={<Skeleton className="h-24 w-full" />}
      isEmpty={({ total }) => total === 0}
      empty={<p className="text-sm">{t('status.noRequests')}</p>}
    >
      {({ data }) => (
        <div className="flex flex-col">
          <ul aria-label={t('status.requests')} className="flex flex-col gap-2">
            {data.slice(0, LATEST).map(({ id, request_no, class_name, status }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <Link to={`${REQUESTS_PATH}/${id}`} className={LINK}>
                  {request_no} · {class_name}
                </Link>
                <strong className="text-sm">{parent(`status.${status}`)}</strong>
              </li>
            ))}
          </ul>
          <Link to={REQUESTS_PATH} className={LINK}>
            {t('status.all')}
          </Link>
        </div>
      )}
    </AsyncView>
  );
}

/**
 * The list of each stage in the job history.
 * Source: docs/requirements/dashboards/tutor-area.md, "Job history".
 */
const LISTS: Partial<Record<string, string>> = { closed: 'cancel', payment: 'confirm' };
const pathOf = (stage: string) => `/tutor/job-history/${LISTS[stage] ?? stage}-jobs`;

function Applications() {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const response = useApi('getSidebarCounts', {});
  return (
    <AsyncView response={response} skeleton={<Skeleton className="h-24 w-full" />}>
      {({ data }) => (
        <div className="flex flex-col">
          <ul aria-label={t('status.applications')} className="flex flex-col text-sm">
            {data.map(({ id, label, count }) => (
              <li key={id} className="flex items-center justify-between gap-4">
                <Link to={pathOf(id)} className={LINK}>
                  {label}
                </Link>
                <strong className="tabular">{format.number(count)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AsyncView>
  );
}
