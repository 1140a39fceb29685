import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Alert } from '#ui/alert/alert.tsx';

/** Says that a queue was gone through to its end, where one comes from the last of it. */
export function ThroughNotice({ queue }: { queue: string }) {
  const { t } = useTranslation('staff');
  const { state: from } = useLocation();
  if (from?.isThrough !== true) return null;
  return (
    <Alert tone="info" role="status" icon={<ListChecks aria-hidden="true" size={20} />}>
      {t('through', { queue })}{' '}
      <Link to="/staff" className="font-semibold underline">
        {t('toToday')}
      </Link>
    </Alert>
  );
}
