import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/i18n/use-format.ts';
import { HomeSection } from './rows/home-section.tsx';

const STEPS = ['tell', 'read', 'meet'] as const;

/** Shows how a guardian gets a tutor. */
export function HireSteps() {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <HomeSection title={t('steps.title')}>
      <ol className="grid grid-cols-1 cq-md:grid-cols-3 gap-5">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden="true" className="step-number">
              {format.number(index + 1)}
            </span>
            <div className="flex flex-col gap-1 min-w-0">
              <h3>{t(`steps.${step}Title`)}</h3>
              <p className="text-sm">{t(`steps.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
