import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { writeContactAbout } from '#core/site/contact/contact-about.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The link for readers of a job that says something that should not be there. */
export function ReportLink({ jobId }: { jobId: number }) {
  const texts = useTexts('applying');
  return (
    <p className="-my-2 no-print">
      <Link
        to={`/contact?${writeContactAbout({ topic: 'report', jobId })}`}
        className="inline-flex items-center gap-2 min-h-[44px] text-sm text-muted hover:text-brand hover:underline"
      >
        <Flag aria-hidden="true" size={16} />
        {texts('report')}
      </Link>
    </p>
  );
}
