import { ExternalLink } from 'lucide-react';
import { brand } from '#core/brand.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Below every widget, in each of its states: the way to the same thing on our own site. */
export function FullSiteLink({ href }: { href: string }) {
  const texts = useTexts('common');
  const lang = useLang();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1 min-h-[24px] text-muted hover:text-brand hover:underline"
      part="full-site-link"
    >
      {texts('fullSite', { brand: lang === 'bn' ? brand.nameBn : brand.name })}
      <ExternalLink aria-hidden="true" size={14} />
    </a>
  );
}
