import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StudentDialog } from '#widgets/hire-tutor/saved/student-dialog.tsx';
import { useStudentLine } from '#widgets/hire-tutor/saved/use-student-line.ts';
import { SavedList } from './saved-list.tsx';

export function StudentsPage() {
  const { t } = useTranslation('parent');
  const lineOf = useStudentLine();
  const format = useFormat();
  const { api } = useSession();
  const response = useApi('listStudents', {}, { keepsLast: true });
  return (
    <SavedList
      tab="students"
      words={(text, of) => t(`students.${text}`, { ...of })}
      icon={Users}
      response={response}
      nameOf={({ name }) => name}
      linesOf={(student) => [
        lineOf(student),
        [
          student.curriculum_name,
          student.institute !== null && student.age !== null
            ? t('students.years', { count: student.age, n: format.number(student.age) })
            : null,
        ]
          .filter((part) => part !== null)
          .join(', '),
      ]}
      remove={(id) => api.call('deleteStudent', { params: { id } })}
      form={(student, on) => <StudentDialog {...(student && { student })} {...on} />}
    />
  );
}
