import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Tag } from '../tags/tag.tsx';
import type { ProofAct } from './proofs-page.tsx';
import { Screenshot } from './screenshot.tsx';

interface ProofCardProps {
  proof: StaffProof;
  onAct(act: ProofAct): void;
}

const TONES = {
  open: 'warn',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  reversed: 'bad',
} as const;

/** Shows what somebody says they sent, beside what they owe. */
export function ProofCard({ proof, onAct }: ProofCardProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { person, invoice, first } = proof;
  const money = (poisha: number) => moneyText(lang, poisha);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={person} />
        <Tag tone={TONES[proof.state]}>{t(`proofs.state.${proof.state}`)}</Tag>
      </div>
      <Facts
        facts={[
          [t('proofs.claimed'), money(proof.claimed_poisha)],
          [t('proofs.trx'), proof.trx],
          [t('record.service'), t(`proofs.service.${proof.service}`)],
          [t('proofs.sender'), proof.sender && toDigitsOf(lang, proof.sender)],
          [t('proofs.invoice'), invoice.number],
          [t('proofs.open'), money(invoice.open_poisha)],
          [t('proofs.came'), proof.came_poisha !== null && money(proof.came_poisha)],
          [t('proofs.sentAt'), momentText(proof.sent_at, lang)],
          [t('proofs.recordedBy'), proof.recorded_by?.name],
          [t('proofs.decidedBy'), proof.decided_by?.name],
          [t('proofs.decidedAt'), proof.decided_at && momentText(proof.decided_at, lang)],
          [t('proofs.answer'), proof.answer],
        ]}
      />
      {proof.state === 'open' && first && (
        <Alert tone="info">
          {t('proofs.first', { name: first.by?.name ?? '', sum: money(first.amount_poisha) })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {proof.state === 'open' && (
          <>
            <Button onClick={() => onAct({ kind: 'confirm', proof })}>{t('proofs.confirm')}</Button>
            <Button look="secondary" onClick={() => onAct({ kind: 'refuse', proof })}>
              {t('proofs.refuse')}
            </Button>
          </>
        )}
        {proof.state === 'accepted' && (
          <Button look="secondary" onClick={() => onAct({ kind: 'reverse', proof })}>
            {t('proofs.reverse')}
          </Button>
        )}
        {proof.has_screenshot && <Screenshot id={proof.id} name={person.name} />}
      </div>
    </Card>
  );
}
