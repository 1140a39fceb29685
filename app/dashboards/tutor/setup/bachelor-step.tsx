import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BachelorResult } from './bachelor-result.tsx';
import { BachelorStudies } from './bachelor-studies.tsx';
import { type BachelorValues, NO_BACHELOR, STUDIES } from './bachelor-values.ts';
import { bachelorSetupBody } from './setup-schemas.ts';
import { useSetupSaved } from './use-setup-saved.ts';
import { usualHigherSecondary } from './usual-higher-secondary.ts';

/**
 * Asks what is studied and where, then how far. Source: docs/requirements/people/tutor-profile.md,
 * "Set-up".
 */
export function BachelorStep() {
  const education = useApi('listEducation', {});
  return (
    <AsyncView response={education} skeleton={<Skeleton className="w-full h-[320px]" />}>
      {({ data }) => <BachelorSetup usual={usualHigherSecondary(data)} />}
    </AsyncView>
  );
}

interface BachelorSetupProps {
  /** The secondary exam, where the one after it is offered with the same group. */
  usual: EducationEntryAnswer | undefined;
}

function BachelorSetup({ usual }: BachelorSetupProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { api } = useEnvironment();
  const onSaved = useSetupSaved();
  const [part, setPart] = useState<1 | 2>(1);
  const saved = useSavedForm<BachelorValues, typeof bachelorSetupBody._output>({
    name: 'setup-bachelor',
    schema: bachelorSetupBody,
    defaults: { ...NO_BACHELOR, adds_higher_secondary: usual !== undefined },
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
      {part === 1 ? (
        <BachelorStudies form={saved} />
      ) : (
        <BachelorResult form={saved} usual={usual} />
      )}
    </SavedForm>
  );
}
