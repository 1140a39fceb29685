import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

const LINK = 'inline-flex items-center gap-2 min-h-[44px] hover:text-brand hover:underline';

/** The footer below the screens of an account, whose own menu leads everywhere else. */
export function ShortFooter() {
  const { t } = useTranslation('app');
  const phone = useOurPhone();
  const brandName = useBrandName();
  return (
    <footer className="no-print border-t border-line mt-8">
      <div className="contained flex flex-wrap items-center gap-x-5 py-2 text-sm text-muted">
        <span>© {brandName}</span>
        <Link to="/assistant" className={LINK}>
          {t('assistant.open')}
        </Link>
        <Link to="/support" className={LINK}>
          {t('footer.support')}
        </Link>
        <Link to="/terms-conditions" className={LINK}>
          {t('footer.terms')}
        </Link>
        <Link to="/privacy-policy" className={LINK}>
          {t('footer.privacy')}
        </Link>
        <a href={OUR_PHONE_LINK} className={LINK}>
          <Phone aria-hidden="true" size={16} />
          {phone}
        </a>
      </div>
    </footer>
  );
}
