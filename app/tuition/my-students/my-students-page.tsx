import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { StudentCard } from './student-card.tsx';

/**
 * The students the tutor teaches, those of confirmed jobs. Source:
 * docs/requirements/dashboards/tutor-area.md, "Students, letters, payment, lessons".
 */
export function MyStudentsPage() {
  const { t } = useTranslation('tutor');
  const students = usePagedApi('listMyStudents', (page) => ({ query: { page } }));
  usePageTitle(t('menu.myStudents'));
  return (
    <>
      <h1 className="text-xl mb-4">{t('menu.myStudents')}</h1>
      <PagedList
        label={t('menu.myStudents')}
        {...students}
        keyOf={({ application_id }) => application_id}
        empty={
          <StatePanel
            icon={<UsersRound size={32} />}
            title={t('students.empty')}
            hint={t('students.emptyHint')}
          />
        }
      >
        {(student) => (
          <StudentCard student={student} onChanged={() => students.response.refresh()} />
        )}
      </PagedList>
    </>
  );
}
