import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { readContactAbout } from '#core/site/contact/contact-about.ts';
import { Button } from '#ui/button/button.tsx';
import { ContactForm } from './contact-form.tsx';
import { OurContacts } from './our-contacts.tsx';

/** Source: docs/requirements/shell/app-shell.md, "Support and contact". */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const [params] = useSearchParams();
  const { user } = useSession();
  const about = readContactAbout(params);
  const [thanks, setThanks] = useState<string>();
  usePageTitle(t('contactTitle'), { description: t('contactLead') });
  return (
    <div className="hangs flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <PageTitle>{t('contactTitle')}</PageTitle>
        <p className="text-muted">{t('contactLead')}</p>
      </header>
      <div className="contact-columns grid grid-cols-1 items-start gap-8">
        {thanks ? (
          <div role="status" className="flex flex-col items-start gap-4 p-5 rounded bg-brand-soft">
            <p className="text-lg font-semibold">{thanks}</p>
            <Button look="secondary" onClick={() => setThanks(undefined)}>
              {t('another')}
            </Button>
          </div>
        ) : (
          <ContactForm key={`${user?.id} ${about.jobId}`} about={about} onSent={setThanks} />
        )}
        <OurContacts />
      </div>
    </div>
  );
}
