import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

/** The texts of each widget name the way to the same thing on our own site. */
export type NamedArea = 'board' | 'job' | 'hire' | 'hub' | 'assistant';

interface FullSiteLinkProps {
  area: NamedArea;
  href: string;
}

/**
 * The link below every widget, in each of its states; a page with several must not have five alike.
 */
export function FullSiteLink({ area, href }: FullSiteLinkProps) {
  const { t } = useTranslation(area);
  const brand = useBrandName();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1 min-h-[24px] text-muted hover:text-brand hover:underline"
      part="full-site-link"
    >
      {t('onSite', { brand })}
      <ExternalLink aria-hidden="true" size={14} />
    </a>
  );
}
