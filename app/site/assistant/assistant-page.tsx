import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { DANGERS } from '#core/site/assistant/intents/dangers.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Assistant } from '#widgets/assistant/assistant.tsx';
import { CallMeForm } from '#widgets/assistant/call-me-form.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { TALK } from './talk-name.ts';
import { useAppHost } from './use-app-host.tsx';

/**
 * `/assistant`; with `?call-me` the phone is asked first, for those who come from a partner's page. An
 * urgent reason comes as its place in the list: the address bar names it to nobody who looks on.
 */
export function AssistantPage() {
  const { t } = useTranslation('assistant');
  const brandName = useBrandName();
  const host = useAppHost();
  const [params] = useSearchParams();
  const [isNoted, setNoted] = useState(false);
  const urgent = DANGERS[Number(params.get('call-me')) - 2];
  usePageTitle(t('chat.title'));
  return (
    <div className="flex flex-col gap-4 w-full max-w-[720px] mx-auto">
      <h1 className="sr-only">
        {brandName} {t('chat.title')}
      </h1>
      {params.has('call-me') &&
        (isNoted ? (
          <Alert tone="info" role="status" icon={<CircleCheck aria-hidden="true" size={20} />}>
            {t('callMe.noted')}
          </Alert>
        ) : (
          <CallMeForm urgent={urgent} onNoted={() => setNoted(true)} />
        ))}
      <div className="flex flex-col h-[clamp(420px,calc(100dvh-116px),760px)] overflow-hidden border border-line rounded">
        <Assistant talkName={TALK} host={host} />
      </div>
    </div>
  );
}
