import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

interface OnOurSiteProps {
  hint?: 'callMe.onSite';
  text: 'callMe.open' | 'chat.onSite';
  href: string;
}

/** A step this page must not see: it goes on in a tab of ours. */
export function OnOurSite({ hint, text, href }: OnOurSiteProps) {
  const { t } = useTranslation('assistant');
  const brand = useBrandName();
  return (
    <div className="flex flex-col items-start gap-2">
      {hint && <p className="text-sm">{t(hint)}</p>}
      <ButtonLink
        look="secondary"
        href={href}
        target="_blank"
        rel="noopener"
        icon={<ExternalLink aria-hidden="true" size={18} />}
      >
        {t(text, { brand })}
      </ButtonLink>
    </div>
  );
}
