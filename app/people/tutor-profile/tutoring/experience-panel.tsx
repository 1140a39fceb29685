import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '#app/people/account/delete-button.tsx';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { EditButton } from '../forms/edit-button.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { ExperienceDialog } from './experience-dialog.tsx';

/** Lists where one has taught before. */
export function ExperiencePanel({ profile: { experience } }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const [open, setOpen] = useState<number | 'new'>();
  const edited = experience.data.find(({ id }) => id === open);

  return (
    <div className="flex flex-col gap-5">
      {experience.data.length === 0 && <p className="text-muted">{t('experience.empty')}</p>}
      <ul className="flex flex-col gap-4">
        {experience.data.map((entry) => {
          const name = `${entry.i_classes.class_name}, ${entry.teaching_location}`;
          return (
            <li key={entry.id} className="pb-3 border-b border-line">
              <ExperienceCard entry={entry}>
                <div className="flex flex-wrap gap-2 -ml-4">
                  <EditButton name={name} onClick={() => setOpen(entry.id)} />
                  <DeleteButton
                    name={name}
                    question={t('experience.deleteQuestion')}
                    onDelete={() =>
                      api.call('deleteExperience', { params: { id: entry.id } }).then(onSaved)
                    }
                  />
                </div>
              </ExperienceCard>
            </li>
          );
        })}
      </ul>
      <Button
        className="self-start"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => setOpen('new')}
      >
        {t('experience.add')}
      </Button>
      {(open === 'new' || edited) && (
        <ExperienceDialog entry={edited} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
