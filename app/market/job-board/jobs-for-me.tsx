import { UserRoundCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  isFiltered,
  type JobFilter,
  readJobFilter,
  writeJobFilter,
} from '#core/market/filters/job-filter.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface JobsForMeProps {
  onFilter(filter: JobFilter): void;
  /** The elements beside the button. */
  children?: ReactNode;
}

/** One press filters the board by the tutor's own profile. It stands beside the title of the board. */
export function JobsForMe({ onFilter, children }: JobsForMeProps) {
  const { t } = useTranslation('ownBoard');
  const showToast = useToast();
  const { api } = useEnvironment();
  const { run, isBusy } = useToastedMutation();
  const [isEmpty, setEmpty] = useState(false);

  const ask = () =>
    run(async () => {
      const { left_out, ...fields } = await api.call('getJobsForMe');
      const filter = readJobFilter(writeJobFilter(fields));
      setEmpty(!isFiltered(filter));
      if (!isFiltered(filter)) return;
      onFilter(filter);
      if (left_out.includes('subjects')) showToast(t('forMe.withoutSubjects'));
      else if (left_out.includes('location_id')) showToast(t('forMe.withoutAreas'));
    });

  return (
    <>
      <div className="flex gap-2 -my-1">
        <Button
          look="secondary"
          className="px-3 text-sm no-print"
          icon={<UserRoundCheck aria-hidden="true" size={18} className="hidden sm:block" />}
          isBusy={isBusy}
          onClick={() => void ask()}
        >
          {t('forMe.button')}
        </Button>
        {children}
      </div>
      {isEmpty && (
        <Alert tone="info" role="status" className="w-full">
          {t('forMe.empty')}{' '}
          <Link to="/tutor/profile/update/tutoring" className="font-semibold underline">
            {t('forMe.toProfile')}
          </Link>
        </Alert>
      )}
    </>
  );
}
