import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

interface OnOurSiteProps {
  hint?: 'callMe.onSite';
  text: 'callMe.open' | 'chat.onSite';
  href: string;
}

/** A step this page must not see: it goes on in a tab of ours. */
export function OnOurSite({ hint, text, href }: OnOurSiteProps) {
  const texts = useTexts('assistant');
  const brand = useBrandName();
  return (
    <div className="flex flex-col items-start gap-2">
      {hint && <p className="text-sm">{texts(hint)}</p>}
      <ButtonLink
        look="secondary"
        href={href}
        target="_blank"
        rel="noopener"
        icon={<ExternalLink aria-hidden="true" size={18} />}
      >
        {texts(text, { brand })}
      </ButtonLink>
    </div>
  );
}
