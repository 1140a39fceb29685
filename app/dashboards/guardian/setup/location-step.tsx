import { useDraft } from '#app/ground/form/use-draft.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PlaceForm } from '#widgets/hire-tutor/saved/place-form.tsx';
import { usePlaceFields } from '#widgets/hire-tutor/saved/use-place-fields.ts';
import { StepForm } from './step-form.tsx';
import { type StepProps, useGuardianStepSaved } from './use-guardian-step-saved.ts';

/** Asks for the place of the lessons. */
export function LocationStep({ next }: StepProps) {
  const texts = useTexts('setup');
  const draft = useDraft('setup-location');
  const onSaved = useGuardianStepSaved('listOwnLocations', next);
  const { values, change, errorOf, save, ...form } = usePlaceFields({ draft, onSaved });
  return (
    <StepForm
      label={texts('guardian.steps.location.title')}
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
