import { useTranslation } from 'react-i18next';
import { brand } from '#core/ground/brand.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { ThreadState } from './use-thread.ts';

/** Tells why nothing can be written here, or until when it can. */
export function WritingNotice({ thread, otherName }: { thread: ThreadState; otherName: string }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const lang = useLang();
  const { writing, writable_until: until } = thread;
  if (writing === 'open')
    return until === null ? null : (
      <p className="text-sm text-muted">{t('until', { date: format.date(until) })}</p>
    );
  return (
    <Alert tone="plain" role="status">
      {t(`writing.${writing}`, { name: otherName, phone: phoneText(brand.phone, lang) })}
    </Alert>
  );
}
