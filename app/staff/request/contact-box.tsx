import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Section } from '#ui/section/section.tsx';
import { PhoneLink } from '../people/phone-link.tsx';
import { AccountTags } from '../tags/account-tags.tsx';

/** The people to call, in which language, and how the account stands. */
export function ContactBox({ request }: { request: StaffRequest }) {
  const { t } = useTranslation('staff');
  const { contact, guardian } = request;
  const phones = [contact.phone, contact.additional_phone].filter((phone) => phone !== null);
  return (
    <Section padding="normal" title={t('facts.guardian')}>
      <div className="flex flex-col gap-2 text-sm">
        <p>
          <PersonLink person={guardian} isInLine>
            {contact.name}
          </PersonLink>{' '}
          · {t(`speaks.${contact.lang}`)}
        </p>
        {phones.map((phone) => (
          <p key={phone}>
            <PhoneLink phone={phone} size={16} className="gap-2 min-h-[28px]" />
          </p>
        ))}
        <AccountTags account={contact} />
      </div>
    </Section>
  );
}
