import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SALARY_MAX, SALARY_MIN } from '#core/ground/limits/hire-limits.ts';
import { type JobType, TERMS_OF_TYPE } from '#core/money/fees/platform-charge.ts';
import { Card } from '#ui/card/card.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { FeeLines, FeeNever } from '#widgets/job-detail/fee-lines.tsx';
import { HomeSection } from './rows/home-section.tsx';

const TYPES: readonly JobType[] = ['home', 'online', 'two-month', 'one-month', 'crash'];
const USUAL_SALARY = 6000;

/** Shows what a tutor would owe, worked out with the tutor's own numbers. */
export function FeePromise() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [type, setType] = useState<JobType>('home');
  const [salary, setSalary] = useState<number | undefined>(USUAL_SALARY);
  const isSum = salary !== undefined && salary >= SALARY_MIN && salary <= SALARY_MAX;
  return (
    <HomeSection title={t('fee.title')}>
      <p>{t('fee.lead')}</p>
      <Card className="fee-columns">
        <div className="flex flex-col gap-4">
          <NumberField
            label={t('fee.salary')}
            value={salary}
            onChange={setSalary}
            error={
              isSum
                ? undefined
                : t('fee.salaryRange', {
                    from: format.money(SALARY_MIN),
                    to: format.money(SALARY_MAX),
                  })
            }
          />
          <SelectField
            label={t('fee.kind')}
            options={TYPES.map((id) => ({ id, text: t(`fee.kinds.${id}`) }))}
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
