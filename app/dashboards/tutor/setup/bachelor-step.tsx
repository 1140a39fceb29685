import { useState } from 'react';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { BachelorResult } from './bachelor-result.tsx';
import { BachelorStudies } from './bachelor-studies.tsx';
import { type BachelorValues, NO_BACHELOR, STUDIES } from './bachelor-values.ts';
import { bachelorSetupBody } from './setup-schemas.ts';
import { useSetupSaved } from './use-setup-saved.ts';

/**
 * Asks what is studied and where, then how far. Source: docs/requirements/people/tutor-profile.md,
 * "Set-up".
 */
export function BachelorStep() {
  const texts = useTexts('setup');
  const format = useFormat();
  const { api } = useEnvironment();
  const onSaved = useSetupSaved();
  const [part, setPart] = useState<1 | 2>(1);
  const saved = useSavedForm<BachelorValues, typeof bachelorSetupBody._output>({
    name: 'setup-bachelor',
    schema: bachelorSetupBody,
    defaults: NO_BACHELOR,
    whenMissing: {
      exam_title_id: texts('errors.examTitle'),
      department_id: texts('errors.department'),
      university_id: texts('errors.university'),
      university_type_id: texts('errors.universityType'),
      current_semester: texts('errors.semester'),
    },
    send: async (body) => onSaved(await api.call('saveBachelorEducation', { body })),
  });

  const { run, isBusy } = useToastedMutation();
  const later = () => run(async () => onSaved(await api.call('leaveBachelorForLater', {})));

  // What is wrong in the first part has to be seen to be mended.
  if (part === 2 && STUDIES.some((field) => saved.errorOf(field))) setPart(1);
  const submit: typeof saved.submit = async (event) => {
    if (part === 2) return saved.submit(event);
    event?.preventDefault();
    if (saved.check(STUDIES)) setPart(2);
  };

  return (
    <SavedForm
      saved={{ ...saved, submit }}
      label={texts('steps.bachelor-education.title')}
      submitText={part === 1 ? texts('goOn') : texts('save')}
      sendingText={texts('saving')}
      extraButton={
        part === 1 ? (
          <Button look="secondary" isBusy={isBusy} onClick={() => void later()}>
            {texts('notYet')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => setPart(1)}>
            {texts('back')}
          </Button>
        )
      }
    >
      <p className="text-sm font-semibold text-brand">
        {texts('part', { n: format.number(part), all: format.number(2) })}
      </p>
      {part === 1 ? <BachelorStudies form={saved} /> : <BachelorResult form={saved} />}
    </SavedForm>
  );
}
