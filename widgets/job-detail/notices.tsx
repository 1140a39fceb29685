import { CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { jobPath } from '../job/job-path.ts';

const Good = ({ children }: { children: ReactNode }) => (
  <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} className="text-brand" />}>
    {children}
  </Alert>
);

const Over = ({ children }: { children: ReactNode }) => (
  <Alert tone="warning" icon={<Lock aria-hidden="true" size={20} />}>
    {children}
  </Alert>
);

export function AppliedNotice() {
  const texts = useTexts('job');
  return <Good>{texts('appliedNotice')}</Good>;
}

/** The notice on a partner's page: names, phones and addresses are shown on our own. */
export function OwnNotice({ jobId }: { jobId: number }) {
  const texts = useTexts('job');
  const { productUrl } = useEnvironment();
  return (
    <Good>
      {texts('own')}{' '}
      <a
        href={productUrl + jobPath(jobId)}
        target="_blank"
        rel="noopener"
        className="text-brand underline"
      >
        {texts('ownLink')}
      </a>
    </Good>
  );
}

export function OverNotice() {
  const texts = useTexts('job');
  return <Over>{texts('over')}</Over>;
}

export function ClosedNotice() {
  const texts = useTexts('job');
  return <Over>{texts('closed')}</Over>;
}
