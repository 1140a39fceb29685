import { ExternalLink, Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import { SHOP_PATH } from '#core/site/shop-path.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { Logo } from './logo.tsx';

const LINK = 'inline-flex items-center gap-2 min-h-[36px] hover:text-brand hover:underline';

const SOCIAL = [
  ['Facebook', brand.social.facebook],
  ['YouTube', brand.social.youtube],
] as const;

export function Footer() {
  const { t } = useTranslation('app');
  const lang = useLang();
  const phone = useOurPhone();
  const brandName = useBrandName();
  const links = [
    ['/job-board', t('nav.jobBoard')],
    ['/hub', t('nav.tutorHub')],
    [LANDING_PATH, t('footer.byPlace')],
    ['/auth/tutor/signup', t('footer.becomeTutor')],
    [SHOP_PATH, t('nav.shop')],
    ['/support', t('footer.support')],
    ['/contact', t('footer.contact')],
    ['/partners', t('footer.partners')],
    ['/terms-conditions', t('footer.terms')],
    ['/privacy-policy', t('footer.privacy')],
  ] as const;
  return (
    <footer className="site-footer no-print bg-paper border-t border-line mt-8">
      <div className="contained py-8">
        <div className="flex flex-col cq-md:flex-row gap-8 cq-md:justify-between">
          <div className="flex flex-col gap-2 max-w-[360px]">
            <Logo />
            <p className="text-muted text-sm">{t('footer.about')}</p>
            <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-4 text-sm">
              {SOCIAL.map(([name, href]) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener" className={LINK}>
                    {name}
                    <ExternalLink aria-hidden="true" size={16} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={t('footer.links')}>
            <ul className="footer-links text-sm">
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <address className="not-italic">
            <ul className="flex flex-col text-sm">
              <li>
                <a href={OUR_PHONE_LINK} className={LINK}>
                  <Phone aria-hidden="true" size={16} />
                  {phone}
                </a>
              </li>
              <li>
                <a href={`mailto:${brand.email}`} className={LINK}>
                  <Mail aria-hidden="true" size={16} />
                  {brand.email}
                </a>
              </li>
              <li className="inline-flex items-center gap-2 min-h-[36px]">
                <MapPin aria-hidden="true" size={16} />
                {lang === 'bn' ? brand.addressBn : brand.address}
              </li>
            </ul>
          </address>
        </div>
        <p className="mt-6 pt-4 border-t border-line text-muted text-sm">© {brandName}</p>
      </div>
    </footer>
  );
}
