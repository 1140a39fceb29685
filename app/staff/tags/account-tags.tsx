import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from './tag.tsx';

const TONES = { green: 'good', yellow: 'warn', red: 'bad' } as const;

interface AccountTagsProps {
  status: keyof typeof TONES;
  isBanned: boolean;
  isDeactivated: boolean;
}

/** How an account stands: its colour by name, and what is shut. */
export function AccountTags({ status, isBanned, isDeactivated }: AccountTagsProps) {
  const texts = useTexts('staff');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={TONES[status]}>{texts(`lock.${status}`)}</Tag>
      {isBanned && <Tag tone="bad">{texts('banned')}</Tag>}
      {isDeactivated && <Tag tone="bad">{texts('deactivated')}</Tag>}
    </span>
  );
}
