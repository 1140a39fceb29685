/** Proposed tutors side by side, to choose one of. */
import { useState } from 'react';
import type { ConnectedTutor } from '#core/api/schemas/parent.ts';
import { Button } from '#ui/button/button.tsx';
import { type CompareRow, CompareTable } from '#ui/compare/compare-table.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { TutorHead } from './tutor-head.tsx';
import { useTutorRows } from './use-tutor-rows.ts';

interface CompareTutorsProps {
  tutors: ConnectedTutor[];
  choice: { application_id: number; reason: string } | null;
  canChoose: boolean;
  onChoose(applicationId: number, reason: string): Promise<void>;
  /** What is promised without a tutor is over. */
  isLate?: boolean;
  onReadCv(tutor: ConnectedTutor): void;
}

export function CompareTutors({
  tutors,
  choice,
  canChoose,
  onChoose,
  isLate = false,
  onReadCv,
}: CompareTutorsProps) {
  const texts = useTexts('parent');
  const rows = useTutorRows();
  const [chosen, setChosen] = useState<ConnectedTutor>();
  const isChosen = (tutor: ConnectedTutor) => choice?.application_id === tutor.application_id;
  const chooseRow: CompareRow<ConnectedTutor> = {
    name: texts('compare.chooseShort'),
    read: (tutor) =>
      isChosen(tutor) ? (
        <span className="font-semibold text-brand">{texts('compare.chosen')}</span>
      ) : (
        <Button
          className="w-full px-2"
          aria-label={texts('compare.choose', { name: tutor.name })}
          onClick={() => setChosen(tutor)}
        >
          {texts('compare.chooseShort')}
        </Button>
      ),
  };
  if (tutors.length === 0)
    return <p className="text-muted">{texts(isLate ? 'compare.late' : 'compare.none')}</p>;

  return (
    <>
      <CompareTable
        label={texts('compare.title')}
        corner={texts('compare.tutor')}
        subjects={tutors}
        keyOf={(tutor) => tutor.application_id}
        head={(tutor) => (
          <TutorHead tutor={tutor} isChosen={isChosen(tutor)} onReadCv={() => onReadCv(tutor)} />
        )}
        rows={canChoose ? [...rows, chooseRow] : rows}
      />
      {choice && (
        <p className="text-sm break-words">
          {texts('compare.yourReason', { reason: choice.reason })}
        </p>
      )}
      {chosen && (
        <ReasonDialog
          title={texts('compare.whyTitle', { name: chosen.name })}
          label={texts('compare.why')}
          hint={texts('compare.whyHint')}
          requiredText={texts('errors.reason')}
          submitText={texts('compare.send')}
          busyText={texts('compare.sending')}
          onSubmit={(reason) => onChoose(chosen.application_id, reason)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
