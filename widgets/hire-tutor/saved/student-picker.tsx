import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { PickerProps } from '../steps/pickers.ts';
import { SavedChoices } from './saved-choices.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useStudentLine } from './use-student-line.ts';

type Student = Answer<'listStudents'>['data'][number];

/** The guardian's students; who is chosen brings class and category along. */
export function StudentPicker({ value, onPick }: PickerProps) {
  const texts = useTexts('hire');
  const lineOf = useStudentLine();
  const response = useApi('listStudents', {});
  const [isAdding, setAdding] = useState(false);
  const students = response.data?.data;
  const pick = (student: Student | undefined) =>
    onPick({
      student_id: student?.id,
      category_id: student?.category_id,
      class_id: student?.class_id,
      subject_ids: [],
    });

  // One that was deleted elsewhere cannot be sent.
  const pickLatest = useLatestCallback(pick);
  const isGone = students && value !== undefined && !students.some(({ id }) => id === value);
  useEffect(() => {
    if (isGone) pickLatest(undefined);
  }, [isGone, pickLatest]);

  return (
    <div className="flex flex-col items-start gap-2">
      {!students && response.error && (
        <LoadError error={response.error} onRetry={() => void response.mutate()} />
      )}
      {students && students.length > 0 && (
        <SavedChoices
          legend={texts('who.saved')}
          choices={students.map((student) => ({
            id: student.id,
            title: student.name,
            text: lineOf(student),
          }))}
          otherText={texts('saved.newStudent')}
          value={value}
          onChange={(id) => pick(students.find((student) => student.id === id))}
        />
      )}
      <Button
        look="quiet"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => setAdding(true)}
      >
        {texts('saved.addStudent')}
      </Button>
      {isAdding && (
        <StudentDialog
          onClose={() => setAdding(false)}
          onSaved={async (student) => {
            await response.mutate();
            pickLatest(student);
          }}
        />
      )}
    </div>
  );
}
