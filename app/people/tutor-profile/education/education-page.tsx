import { GraduationCap, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '#app/people/account/delete-button.tsx';
import { Editable } from '#app/people/account/editable.tsx';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { EducationCard } from '#app/people/documents/education-card.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { CheckLine } from '../checks/check-line.tsx';
import { useOwnChecks } from '../checks/use-own-checks.ts';
import { EditButton } from '../forms/edit-button.tsx';
import { PageHead } from '../page-head.tsx';
import { EducationForm } from './education-form.tsx';

/** Degrees: add, change, delete. Source: docs/requirements/people/tutor-profile.md, "Education". */
export function EducationPage() {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const response = useFreshApi('listEducation', {});
  const checks = useOwnChecks();
  /** The entry whose form is open; `new` for one more. */
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);

  return (
    <>
      <PageHead title={t('education.title')} lead={t('education.lead')} />
      <AsyncView response={response}>
        {({ data, used_levels, has_current_institute }) => (
          <Editable>
            {checks.error !== undefined && (
              <LoadError error={checks.error} onRetry={checks.retry} />
            )}
            {open === 'new' ? (
              <Card as="section" padding="roomy">
                <EducationForm
                  usedLevels={used_levels}
                  isCurrentTaken={has_current_institute}
                  onDone={close}
                />
              </Card>
            ) : (
              <Button
                className="self-start"
                icon={<Plus aria-hidden="true" size={18} />}
                onClick={() => setOpen('new')}
              >
                {t('education.add')}
              </Button>
            )}
            {data.length === 0 && open !== 'new' && (
              <StatePanel icon={<GraduationCap size={32} />} title={t('education.empty')} />
            )}
            <ul className="flex flex-col gap-4">
              {data.map((entry) => {
                const name = entry.education_level.dependency_name;
                const isCurrent = entry.current_institute === '1';
                return (
                  <Card as="li" key={entry.id} padding="roomy">
                    {open === entry.id ? (
                      <EducationForm
                        entry={entry}
                        usedLevels={used_levels.filter((id) => id !== entry.education_level_id)}
                        isCurrentTaken={has_current_institute && !isCurrent}
                        onDone={close}
                      />
                    ) : (
                      <EducationCard entry={entry} heading="h2">
                        <CheckLine check={checks.find('education', entry.id)} />
                        <div className="flex flex-wrap gap-2 -ml-4">
                          <EditButton name={name} onClick={() => setOpen(entry.id)} />
                          <DeleteButton
                            name={name}
                            question={t('education.deleteQuestion', { level: name })}
                            onDelete={() =>
                              api
                                .call('deleteEducation', { params: { id: entry.id } })
                                .then(onSaved)
                            }
                          />
                        </div>
                      </EducationCard>
                    )}
                  </Card>
                );
              })}
            </ul>
          </Editable>
        )}
      </AsyncView>
    </>
  );
}
