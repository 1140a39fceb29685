import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { StoredUser } from '#app/people/session/stored-user.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { PopupMessage } from '#core/people/session/embed-messages.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { FrameProblem } from '../frame/frame-problem.tsx';
import { canSpeak, notifyPartner, returnToPartner } from '../frame/notify-partner.ts';
import type { Visit } from '../frame/partner-frame.tsx';
import { WindowDone } from '../frame/window-done.tsx';
import { ConsentCard } from './consent-card.tsx';

/** The question, the answer, and bringing it to the page that asked. */
export function Consent({ visit, user }: { visit: Visit; user: StoredUser }) {
  const { request } = visit;
  const { site, origin, state, scopes, challenge } = request;
  const { api, signOut } = useSession();
  const { t } = useTranslation('connect');
  const { run, isBusy, message } = useMutation();
  const [isDone, setDone] = useState(false);
  const { data, error, refresh } = useApi('getConnect', { query: { site, origin } });

  const leave = async (message: PopupMessage) => {
    if (!canSpeak(request)) return returnToPartner(request, message);
    if (await notifyPartner(request, message)) window.close();
    setDone(true);
  };

  const connect = (keep: boolean) =>
    run(async () => {
      const body = { site, origin, scopes, challenge, keep };
      const { code } = await api.call('approveConnect', { body });
      await leave({ t: 'porua:code', v: 1, state, code, keep });
    });

  if (isDone) return <WindowDone title={t('connected')} />;
  if (error && !data) {
    const isRefused = isApiError(error) && error.status !== undefined && error.status < 500;
    return <FrameProblem kind={isRefused ? 'unknown' : 'offline'} onRetry={() => void refresh()} />;
  }
  if (!data) return <Skeleton className="h-96" />;
  return (
    <ConsentCard
      accountName={user.name}
      partnerName={visit.partner.name}
      scopes={scopes}
      isKnown={data.is_approved}
      isSending={isBusy}
      problem={message}
      onConnect={(keep) => void connect(keep)}
      onCancel={() => {
        void leave({ t: 'porua:cancel', v: 1, state });
        if (canSpeak(request)) window.close();
      }}
      onOtherAccount={() => void signOut()}
    />
  );
}
