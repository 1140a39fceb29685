import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from '../tags/tag.tsx';
import { WINDOW_TONES } from '../tags/window-tones.ts';

interface PromoCodeCardProps {
  promo: StaffPromoCode;
  onUses(): void;
  onEnd(): void;
}

export function PromoCodeCard({ promo, onUses, onEnd }: PromoCodeCardProps) {
  const texts = useTexts('staffMoney');
  const kinds = useTexts('money');
  const format = useFormat();
  const lang = useLang();
  const { state, percent, poisha, used, in_all: inAll } = promo;
  const from = format.date(promo.from_on);
  const n = format.number(used);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base break-words">{promo.code}</h2>
        <Tag tone={WINDOW_TONES[state]}>{texts(`promo.state.${state}`)}</Tag>
      </div>
      <Facts
        facts={[
          [
            texts('promo.off'),
            percent === null ? moneyText(lang, poisha ?? 0) : `${format.number(percent)}%`,
          ],
          [
            texts('promo.window'),
            promo.until_on === null
              ? texts('promo.from', { from })
              : texts('promo.fromUntil', { from, until: format.date(promo.until_on) }),
          ],
          [texts('promo.audience'), texts(`promo.for.${promo.audience}`)],
          [
            texts('promo.kinds'),
            promo.kinds.map((kind) => kinds(`kind.${kind}`)).join(', ') || texts('promo.allKinds'),
          ],
          [
            texts('promo.used'),
            inAll === null ? n : texts('promo.usedOf', { n, max: format.number(inAll) }),
          ],
          [texts('promo.reserved'), promo.reserved > 0 && format.number(promo.reserved)],
          [texts('promo.perPerson'), format.number(promo.per_person)],
          [texts('promo.taken'), promo.off_poisha > 0 && moneyText(lang, promo.off_poisha)],
          [texts('promo.by'), promo.created_by?.name],
          [texts('promo.endedBy'), promo.ended_by?.name],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onUses}>
          {texts('promo.uses')}
          <span className="sr-only">{promo.code}</span>
        </Button>
        {state !== 'ended' && (
          <Button look="secondary" onClick={onEnd}>
            {texts('promo.end')}
            <span className="sr-only">{promo.code}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
