import { useTranslation } from 'react-i18next';
import { HUB_PROFILE_PERCENT } from '#core/market/hub/hub-constants.ts';
import type { OwnAcceptance } from '#core/people/api/acceptance.ts';
import { ACCEPTANCE_HOURS } from '#core/people/profile/acceptance.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

/** A new tutor reads here how the decision of staff stands; everybody else sees nothing. */
export function AcceptanceNotice() {
  const { data, refresh } = useLiveApi('listTutorWaiting', {});
  if (!data?.acceptance) return null;
  return <Notice acceptance={data.acceptance} onAsked={() => void refresh()} />;
}

interface NoticeProps {
  acceptance: OwnAcceptance;
  onAsked(): void;
}

function Notice({ acceptance, onAsked }: NoticeProps) {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  const now = useNow();
  const { state, asked_at, reason, ask_again_from: from } = acceptance;
  const isDeclined = state === 'declined';
  const title = isDeclined ? 'declinedTitle' : asked_at ? 'waitingTitle' : 'readyTitle';
  const mayAsk = from !== null && Date.parse(from) <= now;
  return (
    <section className="flex flex-col items-start gap-2 p-4 rounded bg-accent-soft text-accent-ink">
      <h2 className="text-base">{t(`acceptance.${title}`)}</h2>
      {isDeclined ? (
        <>
          <p className="break-words whitespace-pre-line">
            {t('acceptance.declinedText', { reason })}
          </p>
          {mayAsk ? (
            <AskAgain onAsked={onAsked} />
          ) : (
            from && <p>{t('acceptance.askFrom', { date: format.date(from) })}</p>
          )}
        </>
      ) : (
        <p>
          {asked_at
            ? t('acceptance.waitingText', { hours: format.number(ACCEPTANCE_HOURS) })
            : t('acceptance.readyText', { percent: format.number(HUB_PROFILE_PERCENT) })}
        </p>
      )}
    </section>
  );
}

function AskAgain({ onAsked }: Pick<NoticeProps, 'onAsked'>) {
  const { t } = useTranslation('tutor');
  const { api } = useEnvironment();
  const { run, isBusy, message } = useMutation();
  const ask = async () => {
    if (await run(() => api.call('askForAcceptance', {}))) onAsked();
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void ask()}>
        {t('acceptance.ask')}
      </Button>
      <Alert role="alert">{message}</Alert>
    </>
  );
}
