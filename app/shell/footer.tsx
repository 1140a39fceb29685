import { ExternalLink, Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import { SHOP_PATH } from '#core/site/shop-path.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { Logo } from './logo.tsx';

const LINK = 'inline-flex items-center gap-2 min-h-[36px] hover:text-brand hover:underline';

const SOCIAL = [
  ['Facebook', brand.social.facebook],
  ['YouTube', brand.social.youtube],
] as const;

export function Footer() {
  const texts = useTexts('app');
  const lang = useLang();
  const phone = useOurPhone();
  const brandName = useBrandName();
  const links = [
    ['/job-board', texts('nav.jobBoard')],
    ['/hub', texts('nav.tutorHub')],
    [LANDING_PATH, texts('footer.byPlace')],
    ['/auth/tutor/signup', texts('footer.becomeTutor')],
    [SHOP_PATH, texts('nav.shop')],
    ['/support', texts('footer.support')],
    ['/contact', texts('footer.contact')],
    ['/partners', texts('footer.partners')],
    ['/terms-conditions', texts('footer.terms')],
    ['/privacy-policy', texts('footer.privacy')],
  ] as const;
  return (
    <footer className="site-footer no-print bg-paper border-t border-line mt-8">
      <div className="contained py-8">
        <div className="flex flex-col cq-md:flex-row gap-8 cq-md:justify-between">
          <div className="flex flex-col gap-2 max-w-[360px]">
            <Logo />
            <p className="text-muted text-sm">{texts('footer.about')}</p>
            <ul aria-label={texts('footer.social')} className="flex flex-wrap gap-x-4 text-sm">
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
          <nav aria-label={texts('footer.links')}>
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
