import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { PlaceForm } from '#widgets/hire-tutor/saved/place-form.tsx';
import { usePlaceFields } from '#widgets/hire-tutor/saved/use-place-fields.ts';
import { StepForm } from './step-form.tsx';
import { type StepProps, useGuardianStepSaved } from './use-guardian-step-saved.ts';

/** Asks for the place of the lessons. */
export function LocationStep({ next }: StepProps) {
  const { t } = useTranslation('setup');
  const draft = useDraft('setup-location');
  const onSaved = useGuardianStepSaved('listOwnLocations', next);
  const { values, change, errorOf, save, ...form } = usePlaceFields({ draft, onSaved });
  return (
    <StepForm
      label={t('guardian.steps.location.title')}
      problem={form.message}
      isBusy={form.isBusy}
      attempt={form.attempt}
      later={next}
      onSave={save}
    >
      <PlaceForm values={values} onChange={change} errorOf={errorOf} />
    </StepForm>
  );
}
