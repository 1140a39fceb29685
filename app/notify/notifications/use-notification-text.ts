import { useTranslation } from 'react-i18next';
import { brand } from '#core/ground/brand.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { Notification } from './notification.ts';

/**
 * A notification in the reader's words: what happened, and what was written to it. Names, moments and
 * phones come from the server in the reader's language.
 */
export function useNotificationText() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const lang = useLang();
  return ({ kind, values }: Pick<Notification, 'kind' | 'values'>) => {
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? format.id(value) : value,
      ]),
    );
    const details = [
      shown['reason'] && t('reason', { reason: shown['reason'] }),
      shown['answer'] && t('answer', { answer: shown['answer'] }),
    ].filter((line) => line !== undefined && line !== '');
    const replace = { ...shown, our_phone: phoneText(brand.phone, lang) };
    return { title: String(t(`kind.${kind}`, { replace })), details };
  };
}
