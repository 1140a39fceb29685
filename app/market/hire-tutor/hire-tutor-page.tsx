import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useStepInAddress } from '#app/ground/page/use-step-in-address.ts';
import { AskForPush } from '#app/notify/push/ask-for-push.tsx';
import { readPrefill } from '#core/market/filters/read-prefill.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';
import { SignInOnTheWay } from './sign-in-on-the-way.tsx';
import { useGuestHire } from './use-guest-hire.ts';
import { useTakenOver } from './use-taken-over.ts';

/** `/crm/hire-tutor`: for guests and guardians; `?from=` names the partner who sent the reader. */
export function HireTutorPage() {
  const { t } = useTranslation('hire');
  const { viewer } = useEnvironment();
  const guest = useGuestHire();
  const place = useStepInAddress();
  const showToast = useToast();
  const [params] = useSearchParams();
  const site = params.get('from') ?? undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the reader arrived with counts
  const prefill = useMemo(() => readPrefill(params), []);
  usePageTitle(t('title'));
  useTakenOver('guest', 'parent', prefill, viewer?.type === 'parent');
  const [isSent, setSent] = useState(false);
  const onSent = () => {
    setSent(true);
    // Source: docs/requirements/market/hire.md, "Hire Now".
    if (prefill.tutor_id !== undefined) showToast(t('asked.sent'), 'success');
  };

  return (
    <div className="flex flex-col gap-5">
      <div className="w-full max-w-[680px] mx-auto flex flex-col gap-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
        {!viewer && <SignInOnTheWay />}
      </div>
      {viewer?.type === 'parent' ? (
        <ParentHireTutor
          {...{ prefill, place, site, onSent }}
          requestsHref="/parent/dashboard/requests/tutor-requests"
        />
      ) : (
        <HireTutor {...{ prefill, place, site, onSent }} {...guest} draftName="guest" />
      )}
      {isSent && viewer?.type === 'parent' && <AskForPush place="requested" />}
    </div>
  );
}
