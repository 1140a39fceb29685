import { useState } from 'react';
import { REQUESTS_PATH } from '#core/market/hire/request-path.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';
import { AskForPush } from '../../push/ask-for-push.tsx';
import { useStepInAddress } from '../../shell/use-step-in-address.ts';
import { PageHead } from '../layout/page-head.tsx';

const NOTHING_PRESET = {};

export function HomeTutorPage() {
  const texts = useTexts('hire');
  const place = useStepInAddress();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHead title={texts('title')} lead={texts('lead')} />
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
