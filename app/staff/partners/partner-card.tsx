import { useTranslation } from 'react-i18next';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Tag } from '../tags/tag.tsx';
import { useSavePartner } from './use-save-partner.ts';

interface PartnerCardProps {
  partner: Partner;
  onEdit(): void;
  onSwitchOff(): void;
}

export function PartnerCard({ partner, onEdit, onSwitchOff }: PartnerCardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const { save, isBusy, message } = useSavePartner();
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base break-words">{partner.name}</h2>
        <Tag tone={partner.enabled ? 'plain' : 'bad'}>
          {t(partner.enabled ? 'partners.on' : 'partners.off')}
        </Tag>
      </div>
      <p className="text-sm text-muted">
        {partner.site} · {t('partners.since', { date: format.date(partner.created_at) })}
      </p>
      <ul className="text-sm break-words">
        {partner.origins.map((origin) => (
          <li key={origin}>{origin}</li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('partners.views'), format.number(partner.views)],
          [t('partners.applies'), format.number(partner.applies)],
          [t('partners.requests'), format.number(partner.requests)],
        ]}
      />
      <Alert role="alert">{message}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          aria-label={t('partners.editTitle', { name: partner.name })}
          onClick={onEdit}
        >
          {t('partners.edit')}
        </Button>
        {partner.enabled ? (
          <Button look="secondary" onClick={onSwitchOff}>
            {t('partners.switchOff')}
          </Button>
        ) : (
          <Button isBusy={isBusy} onClick={() => void save(false, { ...partner, enabled: true })}>
            {t('partners.switchOn')}
          </Button>
        )}
      </div>
    </Card>
  );
}
