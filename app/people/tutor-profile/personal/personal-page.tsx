import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LockNotice } from '#app/people/account/editable.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import {
  neededIn,
  PERSONAL_PARTS,
  type PersonalPart,
} from '#core/people/profile/personal-parts.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { LoadError } from '#ui/async/load-error.tsx';
import { CheckLine } from '../checks/check-line.tsx';
import { useOwnChecks } from '../checks/use-own-checks.ts';
import { PageHead } from '../page-head.tsx';
import { Panel } from '../panel.tsx';
import { AboutForm } from './about-form.tsx';
import { AddressesForm } from './addresses-form.tsx';
import { FamilyForm } from './family-form.tsx';
import type { PersonalFormProps } from './personal-form-props.ts';
import { SelfForm } from './self-form.tsx';

const FORMS: Record<PersonalPart, ComponentType<PersonalFormProps>> = {
  addresses: AddressesForm,
  family: FamilyForm,
  self: SelfForm,
  about: AboutForm,
};

const isUpdated = (part: PersonalPart, info: PersonalInfo | null) =>
  info !== null && neededIn[part].every((name) => info[name] !== null);

/**
 * Shows who somebody is, where they live and whom to reach: seen by them and our staff only. Each
 * part is saved for itself; the one in the address is open.
 */
export function PersonalPage() {
  const { t } = useTranslation('profile');
  const { part: wanted } = useParams();
  const response = useFreshApi('getPersonalInfo', {});
  const { data: profile } = useApi('getTutorProfile', {});
  const checks = useOwnChecks();
  const lock = useProfileLock();
  return (
    <>
      <PageHead title={t('personal.title')} lead={t('personal.lead')} />
      <AsyncView response={response}>
        {({ data }) => (
          <div className="flex flex-col gap-4">
            {checks.error !== undefined && (
              <LoadError error={checks.error} onRetry={checks.retry} />
            )}
            <CheckLine check={checks.find('personal')} />
            {lock && <LockNotice reason={lock.reason} />}
            {PERSONAL_PARTS.map((part) => {
              const Form = FORMS[part];
              return (
                <Panel
                  key={`${part} ${wanted === part}`}
                  title={t(`personal.parts.${part}`)}
                  isUpdated={isUpdated(part, data)}
                  isOpenFirst={wanted === part}
                  isLocked={lock !== null}
                >
                  <Form
                    info={data}
                    district={profile?.tutoring_location.city?.city_name}
                    area={profile?.tutoring_location.location?.location_name}
                  />
                </Panel>
              );
            })}
          </div>
        )}
      </AsyncView>
    </>
  );
}
