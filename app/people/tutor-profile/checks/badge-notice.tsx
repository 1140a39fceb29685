import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VERIFICATION_CHARGE } from '#core/money/fees/verification-charge.ts';
import type { DocumentsChecked } from '#core/people/api/fields/documents-checked.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Shows whether guardians read "Documents checked", or what it takes, and what it costs. */
export function BadgeNotice({ badge }: { badge: DocumentsChecked | null | undefined }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  if (badge === undefined) return null;
  return (
    <Card as="p" className="flex gap-3 text-sm">
      <BadgeCheck
        aria-hidden="true"
        size={20}
        className={badge ? 'flex-none text-brand' : 'flex-none text-muted'}
      />
      <span>
        {badge ? t('check.badge', { date: format.date(badge.at) }) : t('check.noBadge')}{' '}
        {t('check.charge', { fee: format.money(VERIFICATION_CHARGE) })}
      </span>
    </Card>
  );
}
