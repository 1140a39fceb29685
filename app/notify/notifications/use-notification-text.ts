import { brand } from '#core/ground/brand.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { Notification } from './notification.ts';

/**
 * A notification in the reader's words: what happened, and what was written to it. Names, moments and
 * phones come from the server in the reader's language.
 */
export function useNotificationText() {
  const texts = useTexts('notifications');
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
      shown['reason'] && texts('reason', { reason: shown['reason'] }),
      shown['answer'] && texts('answer', { answer: shown['answer'] }),
    ].filter((line) => line !== undefined && line !== '');
    const replace = { ...shown, our_phone: phoneText(brand.phone, lang) };
    return { title: String(texts(`kind.${kind}`, { replace })), details };
  };
}
