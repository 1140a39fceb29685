import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { StudentDialog } from '#widgets/hire-tutor/saved/student-dialog.tsx';
import { useStudentLine } from '#widgets/hire-tutor/saved/use-student-line.ts';
import { useSession } from '../../session/session-provider.tsx';
import { SavedItem } from './saved-item.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type Student = Answer<'listStudents'>['data'][number];

export function StudentsPage() {
  const texts = useTexts('parent');
  const showToast = useToast();
  const lineOf = useStudentLine();
  const { api } = useSession();
  const response = useApi('listStudents', {}, { keepsLast: true });
  const [edited, setEdited] = useState<Student | 'new'>();
  const [deleted, setDeleted] = useState<Student>();
  const remove = async ({ id }: Student) => {
    await api.call('deleteStudent', { params: { id } });
    await response.mutate();
    showToast(texts('students.deleted'), 'success');
  };

  return (
    <SettingsFrame
      tab="students"
      isList
      lead={texts('students.lead')}
      action={
        <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => setEdited('new')}>
          {texts('students.addNew')}
        </Button>
      }
    >
      <AsyncView
        response={response}
        isEmpty={({ data }) => data.length === 0}
        empty={<StatePanel icon={<Users size={32} />} title={texts('students.empty')} />}
      >
        {({ data }) => (
          <ul className="flex flex-col gap-3">
            {data.map((student) => (
              <li key={student.id}>
                <SavedItem
                  title={student.name}
                  lines={[lineOf(student), student.curriculum_name]}
                  editText={texts('students.editOne', { name: student.name })}
                  deleteText={texts('students.deleteOne', { name: student.name })}
                  onEdit={() => setEdited(student)}
                  onDelete={() => setDeleted(student)}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      {edited && (
        <StudentDialog
          {...(edited === 'new' ? {} : { student: edited })}
          onClose={() => setEdited(undefined)}
          onSaved={async () => {
            await response.mutate();
            showToast(texts('students.saved'), 'success');
          }}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={texts('students.deleteTitle', { name: deleted.name })}
          confirmText={texts('delete')}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(undefined)}
        >
          {texts('students.deleteHint')}
        </ConfirmDialog>
      )}
    </SettingsFrame>
  );
}
