import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';

interface PageHeadProps {
  title: string;
  lead?: string;
}

/** Title of a screen where the profile is changed, and the way back to it. */
export function PageHead({ title, lead }: PageHeadProps) {
  const { t } = useTranslation('profile');
  usePageTitle(title);
  return (
    <div className="flex flex-col gap-1 mb-5">
      <Link
        to="/tutor/profile/overview"
        className="self-start inline-flex items-center gap-1 min-h-[36px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('back')}
      </Link>
      <h1 className="text-xl">{title}</h1>
      {lead && <p className="text-muted">{lead}</p>}
    </div>
  );
}
