import { useTranslation } from 'react-i18next';
import { Editable } from '#app/people/account/editable.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { LoadError } from '#ui/async/load-error.tsx';
import { Card } from '#ui/card/card.tsx';
import { CheckLine } from '../checks/check-line.tsx';
import { useOwnChecks } from '../checks/use-own-checks.ts';
import { PageHead } from '../page-head.tsx';
import { PersonalForm } from './personal-form.tsx';

/** Shows who somebody is, where they live and whom to reach: seen by them and our staff only. */
export function PersonalPage() {
  const { t } = useTranslation('profile');
  const response = useFreshApi('getPersonalInfo', {});
  const checks = useOwnChecks();
  return (
    <>
      <PageHead title={t('personal.title')} lead={t('personal.lead')} />
      <AsyncView response={response}>
        {({ data }) => (
          <Card padding="roomy" className="flex flex-col gap-5">
            {checks.error !== undefined && (
              <LoadError error={checks.error} onRetry={checks.retry} />
            )}
            <CheckLine check={checks.find('personal')} />
            <Editable>
              <PersonalForm info={data} />
            </Editable>
          </Card>
        )}
      </AsyncView>
    </>
  );
}
