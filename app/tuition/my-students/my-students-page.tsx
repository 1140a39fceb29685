import { UsersRound } from 'lucide-react';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { StudentCard } from './student-card.tsx';

/**
 * The students the tutor teaches, those of confirmed jobs. Source:
 * docs/requirements/dashboards/tutor-area.md, "Students, letters, payment, lessons".
 */
export function MyStudentsPage() {
  const texts = useTexts('tutor');
  const students = usePagedApi('listMyStudents', (page) => ({ query: { page } }));
  usePageTitle(texts('menu.myStudents'));
  return (
    <>
      <h1 className="text-xl mb-4">{texts('menu.myStudents')}</h1>
      <PagedList
        label={texts('menu.myStudents')}
        {...students}
        keyOf={({ application_id }) => application_id}
        empty={
          <StatePanel
            icon={<UsersRound size={32} />}
            title={texts('students.empty')}
            hint={texts('students.emptyHint')}
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
