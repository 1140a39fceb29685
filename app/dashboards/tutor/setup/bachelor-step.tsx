import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
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
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { api } = useEnvironment();
  const onSaved = useSetupSaved();
  const [part, setPart] = useState<1 | 2>(1);
  const saved = useSavedForm<BachelorValues, typeof bachelorSetupBody._output>({
    name: 'setup-bachelor',
    schema: bachelorSetupBody,
    defaults: NO_BACHELOR,
    whenMissing: {
      exam_title_id: t('errors.examTitle'),
      department_id: t('errors.department'),
      university_id: t('errors.university'),
      university_type_id: t('errors.universityType'),
      current_semester: t('errors.semester'),
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
      label={t('steps.bachelor-education.title')}
      submitText={part === 1 ? t('goOn') : t('save')}
      sendingText={t('saving')}
      extraButton={
        part === 1 ? (
          <Button look="secondary" isBusy={isBusy} onClick={() => void later()}>
            {t('notYet')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => setPart(1)}>
            {t('back')}
          </Button>
        )
      }
    >
      <p className="text-sm font-semibold text-brand">
        {t('part', { n: format.number(part), all: format.number(2) })}
      </p>
      {part === 1 ? <BachelorStudies form={saved} /> : <BachelorResult form={saved} />}
    </SavedForm>
  );
}
