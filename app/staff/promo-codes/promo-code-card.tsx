import { useTranslation } from 'react-i18next';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Tag } from '../tags/tag.tsx';
import { WINDOW_TONES } from '../tags/window-tones.ts';

interface PromoCodeCardProps {
  promo: StaffPromoCode;
  onUses(): void;
  onEnd(): void;
}

export function PromoCodeCard({ promo, onUses, onEnd }: PromoCodeCardProps) {
  const { t } = useTranslation('staffMoney');
  const { t: kinds } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const { state, percent, poisha, used, in_all: inAll } = promo;
  const from = format.date(promo.from_on);
  const n = format.number(used);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base break-words">{promo.code}</h2>
        <Tag tone={WINDOW_TONES[state]}>{t(`promo.state.${state}`)}</Tag>
      </div>
      <Facts
        facts={[
          [
            t('promo.off'),
            percent === null ? moneyText(lang, poisha ?? 0) : `${format.number(percent)}%`,
          ],
          [
            t('promo.window'),
            promo.until_on === null
              ? t('promo.from', { from })
              : t('promo.fromUntil', { from, until: format.date(promo.until_on) }),
          ],
          [t('promo.audience'), t(`promo.for.${promo.audience}`)],
          [
            t('promo.kinds'),
            promo.kinds.map((kind) => kinds(`kind.${kind}`)).join(', ') || t('promo.allKinds'),
          ],
          [
            t('promo.used'),
            inAll === null ? n : t('promo.usedOf', { n, max: format.number(inAll) }),
          ],
          [t('promo.reserved'), promo.reserved > 0 && format.number(promo.reserved)],
          [t('promo.perPerson'), format.number(promo.per_person)],
          [t('promo.taken'), promo.off_poisha > 0 && moneyText(lang, promo.off_poisha)],
          [t('promo.by'), promo.created_by?.name],
          [t('promo.endedBy'), promo.ended_by?.name],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onUses}>
          {t('promo.uses')}
          <span className="sr-only">{promo.code}</span>
        </Button>
        {state !== 'ended' && (
          <Button look="secondary" onClick={onEnd}>
            {t('promo.end')}
            <span className="sr-only">{promo.code}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
