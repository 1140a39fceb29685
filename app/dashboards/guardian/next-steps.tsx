import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { Card } from '#ui/card/card.tsx';
import { guardianSetupPath } from './setup/guardian-setup-path.ts';
import { firstMissingStep, GUARDIAN_STEPS, isGuardianStepDone } from './setup/guardian-steps.ts';

/**
 * The next steps of a guardian who has asked for nobody yet: what comes, and what of it is done.
 */
export function NextSteps({ data }: { data: ParentDashboard }) {
  const { t } = useTranslation('setup');
  if (isGuardianStepDone('hire', data)) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-lg">{t('guardian.next')}</h2>
      <ol className="flex flex-col gap-2">
        {GUARDIAN_STEPS.map((step) => {
          const isDone = isGuardianStepDone(step, data);
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={step} className="flex items-start gap-2">
              <Icon
                aria-hidden="true"
                size={20}
                className={`shrink-0 mt-[2px] ${isDone ? 'text-brand' : 'text-muted'}`}
              />
              <span>
                {t(`guardian.steps.${step}.title`)}{' '}
                {isDone && <span className="text-muted text-sm">{t('done')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p>
        <ActionLink to={guardianSetupPath(firstMissingStep(data))}>{t('guardian.goOn')}</ActionLink>
      </p>
    </Card>
  );
}
