import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CompareTable } from '#ui/compare/compare-table.tsx';
import { type Fact, Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { Sample } from './sample.tsx';

const SALARIES = [5000, 8000];

export function LayoutSamples() {
  const texts = useTexts('kit');
  const format = useFormat();
  const facts: Fact[] = [
    [texts('facts.name'), texts('values.name')],
    [texts('facts.area'), texts('values.area')],
    [texts('facts.salary'), format.money(SALARIES[0] ?? 0)],
  ];
  return (
    <>
      <Sample name="Card">
        <Card padding="small">{texts('card')}</Card>
        <Card padding="roomy" isLink className="relative">
          <a href="#layout" className="covers-card">
            {texts('cardLink')}
          </a>
        </Card>
      </Sample>
      <Sample name="Section">
        <Section
          title={texts('section')}
          note={<span className="text-muted text-sm">{texts('note')}</span>}
          action={<Button look="quiet">{texts('open')}</Button>}
        >
          <p>{texts('answer')}</p>
        </Section>
      </Sample>
      <Sample name="Facts">
        <Facts facts={facts} />
      </Sample>
      <Sample name="CompareTable">
        <CompareTable<number>
          label={texts('compare')}
          corner={texts('facts.name')}
          subjects={SALARIES}
          keyOf={(salary) => salary}
          head={() => texts('values.name')}
          rows={[{ name: texts('facts.salary'), read: (salary) => format.money(salary) }]}
        />
      </Sample>
    </>
  );
}
