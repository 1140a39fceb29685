import { useState } from 'react';
import { SALARY_MAX, SALARY_MIN } from '#core/ground/limits/hire-limits.ts';
import { type JobType, TERMS_OF_TYPE } from '#core/money/fees/platform-charge.ts';
import { Card } from '#ui/card/card.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FeeLines, FeeNever } from '#widgets/job-detail/fee-lines.tsx';
import { HomeSection } from './rows/home-section.tsx';

const TYPES: readonly JobType[] = ['home', 'online', 'two-month', 'one-month', 'crash'];
const USUAL_SALARY = 6000;

/** Shows what a tutor would owe, worked out with the tutor's own numbers. */
export function FeePromise() {
  const texts = useTexts('home');
  const format = useFormat();
  const [type, setType] = useState<JobType>('home');
  const [salary, setSalary] = useState<number | undefined>(USUAL_SALARY);
  const isSum = salary !== undefined && salary >= SALARY_MIN && salary <= SALARY_MAX;
  return (
    <HomeSection title={texts('fee.title')}>
      <p>{texts('fee.lead')}</p>
      <Card className="fee-columns">
        <div className="flex flex-col gap-4">
          <NumberField
            label={texts('fee.salary')}
            value={salary}
            onChange={setSalary}
            error={
              isSum
                ? undefined
                : texts('fee.salaryRange', {
                    from: format.money(SALARY_MIN),
                    to: format.money(SALARY_MAX),
                  })
            }
          />
          <SelectField
            label={texts('fee.kind')}
            options={TYPES.map((id) => ({ id, text: texts(`fee.kinds.${id}`) }))}
            value={type}
            onChange={(id) => id && setType(id)}
          />
        </div>
        <div className="fee-result flex flex-col gap-4">
          {isSum && <FeeLines terms={{ ...TERMS_OF_TYPE[type], actual_salary: salary }} />}
        </div>
        <FeeNever />
      </Card>
    </HomeSection>
  );
}
