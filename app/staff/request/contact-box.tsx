import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { phoneText } from '#core/account/phone-text.ts';
import type { StaffRequest } from '#core/api/schemas/staff-requests.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { AccountTags } from '../tags/account-tags.tsx';

/** Whom to call, in which language, and how the account stands. */
export function ContactBox({ request }: { request: StaffRequest }) {
  const texts = useTexts('staff');
  const lang = useLang();
  const { contact, guardian } = request;
  const phones = [contact.phone, contact.additional_phone].filter((phone) => phone !== null);
  return (
    <Section padding="normal" title={texts('facts.guardian')}>
      <div className="flex flex-col gap-2 text-sm">
        <p>
          <Link
            to={`/staff/people/${guardian.user_id}`}
            className="font-semibold text-brand underline"
          >
            {contact.name}
          </Link>{' '}
          · {texts(`speaks.${contact.lang}`)}
        </p>
        {phones.map((phone) => (
          <p key={phone}>
            <a
              href={`tel:${phone}`}
              className="inline-flex items-center gap-2 min-h-[28px] text-brand tabular-nums hover:underline"
            >
              <Phone aria-hidden="true" size={16} />
              {phoneText(phone, lang)}
            </a>
          </p>
        ))}
        <AccountTags account={contact} />
      </div>
    </Section>
  );
}
