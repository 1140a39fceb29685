import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useLinkToken } from '#app/ground/page/use-link-token.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Alert } from '#core/market/api/alert.ts';
import { STOP_ALERT_PATH } from '#core/market/jobs/alert-limits.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { AlertFrame } from './alert-frame.tsx';

/**
 * Shows the page of the link in a message about new jobs. Opening it does nothing: programs open
 * links, people press.
 */
export function StopAlertPage() {
  const { t } = useTranslation('searchAlert');
  const { api } = useSession();
  const lang = useLang();
  const token = useLinkToken('stop-alert', STOP_ALERT_PATH);
  // A read by POST, since the token must stay out of addresses and logs.
  const response = useAnswer(
    token ? ['viewAlerts', lang, token] : null,
    () => api.call('viewAlerts', { body: { token: token ?? '' } }),
    { keepsLast: true },
  );
  const { error } = response;
  const toBoard = (
    <ActionLink to="/job-board" look="secondary">
      {t('toBoard')}
    </ActionLink>
  );
  const isBroken = isApiError(error) && error.status !== undefined && error.status < 500;
  if (token === null || (isBroken && !response.data))
    return (
      <AlertFrame title={t('stop.invalid')} lead={t('stop.invalidLead')}>
        {toBoard}
      </AlertFrame>
    );
  return (
    <AlertFrame title={t('stop.title')} lead={t('stop.lead')}>
      <AsyncView response={response}>
        {({ data }) => (
          <ul className="flex flex-col gap-5">
            {data.map((alert) => (
              <StopOne key={alert.token} alert={alert} />
            ))}
          </ul>
        )}
      </AsyncView>
      {toBoard}
    </AlertFrame>
  );
}

/** One search. It stays in sight when its messages are stopped. */
function StopOne({ alert: { token, search, ends_at } }: { alert: Alert }) {
  const { t } = useTranslation('searchAlert');
  const format = useFormat();
  const { api } = useSession();
  const { run, isBusy } = useToastedMutation();
  const [isStopped, setStopped] = useState(false);
  const stop = () =>
    run(async () => {
      await api.call('stopAlert', { body: { token } });
      setStopped(true);
    });
  return (
    <li className="flex flex-col gap-2">
      <p className="break-words">
        <span className="font-semibold">{search}</span>{' '}
        <span className="text-muted">{t('stop.until', { date: format.date(ends_at) })}</span>
      </p>
      {isStopped ? (
        <p role="status">{t('stop.doneText')}</p>
      ) : (
        <Button
          isBusy={isBusy}
          aria-label={t('stop.confirmOf', { search })}
          onClick={() => void stop()}
        >
          {t('stop.confirm')}
        </Button>
      )}
    </li>
  );
}
