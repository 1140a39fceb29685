import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';
import { useStepInAddress } from '../../shell/use-step-in-address.ts';
import { PageHead } from '../layout/page-head.tsx';
import { REQUESTS_PATH } from '../requests/request-path.ts';

const NOTHING_PRESET = {};

export function HomeTutorPage() {
  const texts = useTexts('hire');
  const place = useStepInAddress();
  return (
    <>
      <PageHead title={texts('title')} lead={texts('lead')} />
      <ParentHireTutor prefill={NOTHING_PRESET} place={place} requestsHref={REQUESTS_PATH} />
    </>
  );
}
