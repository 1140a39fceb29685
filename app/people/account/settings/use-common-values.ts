import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { languageNames } from './language-names.ts';

/** Returns the present values of the settings that tutors and guardians have in common. */
export function useCommonValues() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const lang = useLang();
  const { user } = useSession();
  const { data: own } = useApi('getOwnSettings', {}, { keepsLast: true });
  const { data: sessions } = useApi('listSessions', {}, { keepsLast: true });
  return {
    'personal-info': user ? phoneText(user.phone_no, lang) : undefined,
    'account-status': user ? t(`status.${user.account_status ?? 'unknown'}.title`) : undefined,
    notifications: own && languageNames[own.language],
    devices:
      sessions &&
      t('values.devices', { count: sessions.length, n: format.number(sessions.length) }),
  };
}
