import { CalendarClock, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#core/ground/format/moment-text.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { OwnNumberChange } from '#core/people/api/number-change.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { CancelChange } from './cancel-change.tsx';

interface WithStaffProps {
  open: NonNullable<OwnNumberChange['open']>;
  onChanged(): Promise<void>;
}

/** Staff have it, or have approved it. */
export function WithStaff({ open, onChanged }: WithStaffProps) {
  const { t } = useTranslation('numberChange');
  const lang = useLang();
  const { due_at, new_phone } = open;
  const phone = phoneText(new_phone ?? '', lang);
  return (
    <>
      {due_at === null ? (
        <Alert tone="info" icon={<Hourglass aria-hidden="true" size={20} />}>
          <p className="font-semibold">{t('waiting')}</p>
          <p>{t('waitingHint', { phone })}</p>
        </Alert>
      ) : (
        <Alert tone="info" icon={<CalendarClock aria-hidden="true" size={20} />}>
          <p className="font-semibold">
            {t('approved', { phone, date: momentText(due_at, lang) })}
          </p>
          <p>{t('approvedHint')}</p>
        </Alert>
      )}
      <CancelChange onCancelled={onChanged} />
    </>
  );
}
