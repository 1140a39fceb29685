import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';

const LINK = 'inline-flex items-center min-h-[44px] hover:text-brand hover:underline';

/** Our phone and the rules, which public pages have in their footer. */
export function SmallLinks({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('app');
  const phone = useOurPhone();
  return (
    <p className="flex flex-wrap gap-x-4 px-3 text-sm text-muted">
      <a href={OUR_PHONE_LINK} className={LINK}>
        {phone}
      </a>
      <Link to="/terms-conditions" className={LINK} onClick={onGo}>
        {t('footer.terms')}
      </Link>
      <Link to="/privacy-policy" className={LINK} onClick={onGo}>
        {t('footer.privacy')}
      </Link>
    </p>
  );
}
