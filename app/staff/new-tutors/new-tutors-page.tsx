import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewTutor } from '#core/people/api/acceptance.ts';
import { acceptanceStates } from '#core/people/profile/acceptance.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { NewTutorCard } from './new-tutor-card.tsx';
import { ProfileDialog } from './profile-dialog.tsx';

export interface NewTutorAct {
  kind: 'look' | 'accept' | 'decline';
  tutor: NewTutor;
}

/** New tutors, the longest waiting first. Source: docs/requirements/people/tutor-profile.md, "Acceptance". */
export function NewTutorsPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('newTutors');
  const filter = useStatusFilter(acceptanceStates, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listNewTutors', { query: { status, page } });
  const [act, setAct] = useState<NewTutorAct>();
  const close = () => setAct(undefined);
  return (
    <>
      <StatusListPage
        title={staff('queue.new_tutor')}
        filter={filter}
        textOf={(state) => t(`status.${state}`)}
        response={response}
        emptyText={t('none')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((tutor) => (
              <NewTutorCard key={tutor.person.user_id} tutor={tutor} onAct={setAct} />
            ))}
          </ul>
        )}
      </StatusListPage>
      {act?.kind === 'look' && <ProfileDialog tutor={act.tutor} onClose={close} />}
      {act && act.kind !== 'look' && (
        <DecideDialog tutor={act.tutor} decision={act.kind} onClose={close} />
      )}
    </>
  );
}
