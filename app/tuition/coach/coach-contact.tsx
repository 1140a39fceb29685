import { MessageSquare, Phone, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Avatar } from '#widgets/tutor/avatar.tsx';

/**
 * Writing to a coach who serves, calling and reading about them, as far as staff have noted it: a
 * coach has no account, so a message is one of the phone.
 */
export function CoachContact({ request }: { request: CoachRequest }) {
  const { t } = useTranslation('coaches');
  const [isOpen, setOpen] = useState(false);
  const { status, coach_phone: phone } = request;
  if (status !== 'serving') return null;
  return (
    <>
      {phone !== null && (
        <>
          <ButtonLink
            look="secondary"
            icon={<MessageSquare aria-hidden="true" size={18} />}
            href={`sms:+88${phone}`}
          >
            {t('message')}
          </ButtonLink>
          <ButtonLink
            look="secondary"
            icon={<Phone aria-hidden="true" size={18} />}
            href={`tel:+88${phone}`}
          >
            {t('call')}
          </ButtonLink>
        </>
      )}
      <Button
        look="secondary"
        icon={<UserRound aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('profile')}
      </Button>
      {isOpen && <CoachProfile request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

function CoachProfile({ request, onClose }: { request: CoachRequest; onClose(): void }) {
  const { t } = useTranslation('coaches');
  const { t: parent } = useTranslation('parent');
  const format = useFormat();
  const lang = useLang();
  const { coach_name: name, coach_phone: phone, coach_about: about, first_day: since } = request;
  return (
    <Dialog title={t('profileOf', { name: name ?? '' })} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Avatar
          name={name ?? ''}
          gender={null}
          className="self-center w-[96px] h-[96px] rounded-full"
        />
        <Facts
          facts={[
            [parent('coaches.coach'), name],
            [t('phone'), phone && phoneText(phone, lang)],
            [parent('coaches.firstDay'), since && format.date(since)],
          ]}
        />
        <p className="break-words whitespace-pre-line">{about ?? t('noAbout')}</p>
      </div>
    </Dialog>
  );
}
