import { ExternalLink } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts(area);
  const brand = useBrandName();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1 min-h-[24px] text-muted hover:text-brand hover:underline"
      part="full-site-link"
    >
      {texts('onSite', { brand })}
      <ExternalLink aria-hidden="true" size={14} />
    </a>
  );
}
