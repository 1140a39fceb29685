import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useStepInAddress } from '#app/ground/page/use-step-in-address.ts';
import { AskForPush } from '#app/notify/push/ask-for-push.tsx';
import { REQUESTS_PATH } from '#core/market/hire/request-path.ts';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';

const NOTHING_PRESET = {};

export function HomeTutorPage() {
  const { t } = useTranslation('hire');
  const place = useStepInAddress();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ParentHireTutor
        prefill={NOTHING_PRESET}
        place={place}
        requestsHref={REQUESTS_PATH}
        onSent={() => setSent(true)}
      />
      {isSent && <AskForPush place="requested" />}
    </>
  );
}
