import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface CodeLinkProps {
  list: 'job-board' | 'tutor-hub';
  /** The filter of the list, as its own address has it. */
  search: URLSearchParams;
}

/** The link to the configurator, with the list as it is filtered. */
export function CodeLink({ list, search }: CodeLinkProps) {
  const { t } = useTranslation('app');
  return (
    <Link
      to={`/partners/configure?${new URLSearchParams([['list', list], ...search])}`}
      className="inline-flex items-center min-h-[44px] text-sm text-muted hover:underline"
    >
      {t('codeForList')}
    </Link>
  );
}
