import type { Partner } from '#core/staff/api/staff-partners.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from '../tags/tag.tsx';
import { useSavePartner } from './use-save-partner.ts';

interface PartnerCardProps {
  partner: Partner;
  onEdit(): void;
  onSwitchOff(): void;
}

export function PartnerCard({ partner, onEdit, onSwitchOff }: PartnerCardProps) {
  const texts = useTexts('staff');
  const format = useFormat();
  const { save, isBusy, message } = useSavePartner();
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base break-words">{partner.name}</h2>
        <Tag tone={partner.enabled ? 'plain' : 'bad'}>
          {texts(partner.enabled ? 'partners.on' : 'partners.off')}
        </Tag>
      </div>
      <p className="text-sm text-muted">
        {partner.site} · {texts('partners.since', { date: format.date(partner.created_at) })}
      </p>
      <ul className="text-sm break-words">
        {partner.origins.map((origin) => (
          <li key={origin}>{origin}</li>
        ))}
      </ul>
      <Facts
        facts={[
          [texts('partners.views'), format.number(partner.views)],
          [texts('partners.applies'), format.number(partner.applies)],
          [texts('partners.requests'), format.number(partner.requests)],
        ]}
      />
      <Alert role="alert">{message}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          aria-label={texts('partners.editTitle', { name: partner.name })}
          onClick={onEdit}
        >
          {texts('partners.edit')}
        </Button>
        {partner.enabled ? (
          <Button look="secondary" onClick={onSwitchOff}>
            {texts('partners.switchOff')}
          </Button>
        ) : (
          <Button isBusy={isBusy} onClick={() => void save(false, { ...partner, enabled: true })}>
            {texts('partners.switchOn')}
          </Button>
        )}
      </div>
    </Card>
  );
}
