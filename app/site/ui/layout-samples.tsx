import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { RangeStrip } from '#ui/chart/range-strip.tsx';
import { CompareTable } from '#ui/compare/compare-table.tsx';
import { type Fact, Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PaymentMark } from '#ui/payment-mark/payment-mark.tsx';
import { Section } from '#ui/section/section.tsx';
import { Sample } from './sample.tsx';

const SALARIES = [5000, 8000];
const MARKS = ['bkash', 'nagad', 'rocket', 'upai', 'bank', 'cards', 'manual'] as const;

export function LayoutSamples() {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const facts: Fact[] = [
    [t('facts.name'), t('values.name')],
    [t('facts.area'), t('values.area')],
    [t('facts.salary'), format.money(SALARIES[0] ?? 0)],
  ];
  return (
    <>
      <Sample name="Card">
        <Card padding="small">{t('card')}</Card>
        <Card padding="roomy" isLink className="relative">
          <a href="#layout" className="covers-card">
            {t('cardLink')}
          </a>
        </Card>
      </Sample>
      <Sample name="Section">
        <Section
          title={t('section')}
          note={<span className="text-muted text-sm">{t('note')}</span>}
          action={<Button look="quiet">{t('open')}</Button>}
        >
          <p>{t('answer')}</p>
        </Section>
      </Sample>
      <Sample name="Facts">
        <Facts facts={facts} />
      </Sample>
      <Sample name="RangeStrip">
        <RangeStrip
          low={4000}
          high={6000}
          middle={5000}
          value={5500}
          lowText={format.money(4000)}
          highText={format.money(6000)}
        />
      </Sample>
      <Sample name="PaymentMark">
        <div className="flex gap-2">
          {MARKS.map((of) => (
            <PaymentMark key={of} of={of} />
          ))}
        </div>
      </Sample>
      <Sample name="CompareTable">
        <CompareTable<number>
          label={t('compare')}
          corner={t('facts.name')}
          subjects={SALARIES}
          keyOf={(salary) => salary}
          head={() => t('values.name')}
          rows={[{ name: t('facts.salary'), read: (salary) => format.money(salary) }]}
        />
      </Sample>
    </>
  );
}
