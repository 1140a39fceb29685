import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { OurContacts } from './our-contacts.tsx';

const TOPICS = [
  ['/crm/hire-tutor', 'hire'],
  ['/auth/tutor/signup', 'teach'],
  ['/terms-conditions#section-4', 'charge'],
  ['/terms-conditions#section-5', 'refund'],
  ['/privacy-policy#section-5', 'privacy'],
  ['/auth/forgotten-password', 'password'],
] as const;

/** Source: docs/requirements/shell/app-shell.md, "Support and contact". */
export function SupportPage() {
  const { t } = useTranslation('contact');
  usePageTitle(t('supportTitle'), { description: t('supportLead') });
  return (
    <div className="flex flex-col gap-10">
      <section className="hangs flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          <PageTitle>{t('supportTitle')}</PageTitle>
          <p className="text-muted">{t('supportLead')}</p>
        </header>
        <div className="contact-columns grid grid-cols-1 items-start gap-8">
          <div className="flex flex-col items-start gap-4">
            <p>{t('writeLead')}</p>
            <ActionLink to="/contact">{t('write')}</ActionLink>
            <p>{t('askLead')}</p>
            <ActionLink to="/assistant" look="secondary">
              {t('ask')}
            </ActionLink>
          </div>
          <OurContacts />
        </div>
      </section>
      <section className="hangs flex flex-col gap-3" aria-labelledby="help">
        <h2 id="help" className="title text-xl">
          {t('helpTitle')}
        </h2>
        <ul className="field-grid">
          {TOPICS.map(([to, name]) => (
            <li key={name}>
              <Link
                to={to}
                className="flex items-center justify-between gap-3 h-full min-h-[56px] px-4 py-3 rounded border border-line bg-paper font-semibold hover:border-brand hover:text-brand"
              >
                {t(`help.${name}`)}
                <ArrowRight aria-hidden="true" size={18} className="shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
