import { CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { useEnvironment } from '#ui/environment.tsx';
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
  const { t } = useTranslation('job');
  return <Good>{t('appliedNotice')}</Good>;
}

/** The notice on a partner's page: names, phones and addresses are shown on our own. */
export function OwnNotice({ jobId }: { jobId: number }) {
  const { t } = useTranslation('job');
  const { productUrl } = useEnvironment();
  return (
    <Good>
      {t('own')}{' '}
      <a
        href={productUrl + jobPath(jobId)}
        target="_blank"
        rel="noopener"
        className="text-brand underline"
      >
        {t('ownLink')}
      </a>
    </Good>
  );
}

export function OverNotice() {
  const { t } = useTranslation('job');
  return <Over>{t('over')}</Over>;
}

export function ClosedNotice() {
  const { t } = useTranslation('job');
  return <Over>{t('closed')}</Over>;
}
