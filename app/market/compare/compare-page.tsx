import { CircleCheck, Link2Off, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { useLinkToken } from '#app/ground/page/use-link-token.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { ProposedTutors } from '#app/people/cv/proposed-tutors.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { ChoicePromise } from './choice-promise.tsx';
import { useComparison } from './use-comparison.ts';

/** The height that keeps what follows from moving what is below. */
const WAITING = 'min-h-[320px]';

type Comparison = Answer<'viewComparison'>;

/** Proposed tutors by a private link, without an account. */
export function ComparePage() {
  const { t } = useTranslation('parent');
  const token = useLinkToken('compare-token', '/compare');
  const response = useComparison(token ?? null);
  const { error, put } = response;
  usePageTitle(t('compare.pageTitle'));

  const isBroken = isApiError(error) && error.status !== undefined && error.status < 500;
  if (token === null || isBroken)
    return (
      <>
        <h1 className="text-xl mb-4">{t('compare.pageTitle')}</h1>
        <div className={WAITING}>{token === null ? <NoLink /> : <BrokenLink />}</div>
      </>
    );
  if (token === undefined)
    return (
      <>
        <h1 className="text-xl mb-4">{t('compare.pageTitle')}</h1>
        <Skeleton className={WAITING} />
      </>
    );
  return (
    <AsyncView response={response} skeleton={<Skeleton className="h-48" />}>
      {(comparison) => <ComparisonView comparison={comparison} token={token} onChange={put} />}
    </AsyncView>
  );
}

/** The address without what a link adds to it: typed, or from the history. */
function NoLink() {
  const { t } = useTranslation('parent');
  const { t: app } = useTranslation('app');
  return (
    <StatePanel
      icon={<MailOpen size={32} />}
      title={t('compare.noLink')}
      hint={t('compare.noLinkHint')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ActionLink to="/crm/hire-tutor">{app('nav.hireTutor')}</ActionLink>
          <ActionLink to="/hub" look="secondary">
            {app('nav.tutorHub')}
          </ActionLink>
        </div>
      }
    />
  );
}

function BrokenLink() {
  const { t } = useTranslation('parent');
  const phone = useOurPhone();
  return (
    <StatePanel
      alert
      icon={<Link2Off size={32} />}
      title={t('compare.invalid')}
      hint={<CallText text={t('compare.invalidHint', { phone })} />}
    />
  );
}

interface ComparisonProps {
  comparison: Comparison;
  token: string;
  onChange(next: Comparison): void;
}

function ComparisonView({ comparison: data, token, onChange }: ComparisonProps) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const showToast = useToast();
  const { api } = useSession();
  const chosen = data.tutors.find(
    ({ application_id }) => application_id === data.choice?.application_id,
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{t('compare.pageTitle')}</h1>
        <p className="text-muted">
          {t('compare.lead', {
            class: `${data.class_name}, ${data.category_name}`,
            area: `${data.location_name}, ${data.city_name}`,
          })}
        </p>
        <p>
          {t('requests.no', { no: data.request_no })} · {t('compare.offer')}:{' '}
          <strong>{format.money(data.actual_salary)}</strong>
        </p>
      </div>
      <div role="status">
        {data.choice && chosen && data.can_choose && (
          <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} />}>
            <ChoicePromise name={chosen.name} callBy={data.choice.call_by} />
          </Alert>
        )}
        {data.tuition && (
          <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} />}>
            {t(`compare.${data.tuition.state}`, { name: data.tuition.tutor_name })}
          </Alert>
        )}
      </div>
      <ProposedTutors
        endpoint="readCvByLink"
        readCv={(application_id) => api.call('readCvByLink', { body: { token, application_id } })}
        tutors={data.tutors}
        choice={data.choice}
        canChoose={data.can_choose}
        onChoose={async (application_id, reason) => {
          const body = { token, application_id, ...(reason && { reason }) };
          onChange(await api.call('chooseByLink', { body }));
          showToast(t('compare.thanks'), 'success');
        }}
      />
      <p className="text-muted text-sm">
        {t('compare.expires', { date: format.date(data.expires_at) })}
      </p>
    </div>
  );
}
