import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writeContactAbout } from '#core/site/contact/contact-about.ts';

/** The link for readers of a job that says something that should not be there. */
export function ReportLink({ jobId }: { jobId: number }) {
  const { t } = useTranslation('applying');
  return (
    <p className="-my-2 no-print">
      <Link
        to={`/contact?${writeContactAbout({ topic: 'report', jobId })}`}
        className="inline-flex items-center gap-2 min-h-[44px] text-sm text-muted hover:text-brand hover:underline"
      >
        <Flag aria-hidden="true" size={16} />
        {t('report')}
      </Link>
    </p>
  );
}
