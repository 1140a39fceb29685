import { useTranslation } from 'react-i18next';
import { Tag } from './tag.tsx';

const TONES = { green: 'good', yellow: 'warn', red: 'bad' } as const;

interface AccountTagsProps {
  account: {
    account_status: keyof typeof TONES;
    is_banned: boolean;
    /** Missing where only those who are active are shown. */
    is_deactivated?: boolean;
  };
}

/** Shows the state of an account: its colour by name, and if it is banned or deactivated. */
export function AccountTags({ account }: AccountTagsProps) {
  const { t } = useTranslation('staff');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={TONES[account.account_status]}>{t(`lock.${account.account_status}`)}</Tag>
      {account.is_banned && <Tag tone="bad">{t('banned')}</Tag>}
      {account.is_deactivated && <Tag tone="bad">{t('deactivated')}</Tag>}
    </span>
  );
}
