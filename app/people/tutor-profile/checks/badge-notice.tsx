import { BadgeCheck } from 'lucide-react';
import { VERIFICATION_CHARGE } from '#core/money/fees/verification-charge.ts';
import type { DocumentsChecked } from '#core/people/api/fields/documents-checked.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Shows whether guardians read "Documents checked", or what it takes, and what it costs. */
export function BadgeNotice({ badge }: { badge: DocumentsChecked | null | undefined }) {
  const texts = useTexts('profile');
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
        {badge ? texts('check.badge', { date: format.date(badge.at) }) : texts('check.noBadge')}{' '}
        {texts('check.charge', { fee: format.money(VERIFICATION_CHARGE) })}
      </span>
    </Card>
  );
}
