/** Proposed tutors side by side, to choose one of. */

import { useTranslation } from 'react-i18next';
import type { ConnectedTutor } from '#core/market/api/parent.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import type { CompareRow } from '#ui/compare/compare-table.tsx';
import { ChoiceReason } from './choice-reason.tsx';
import { CompareDeck } from './compare-deck.tsx';
import { TutorHead } from './tutor-head.tsx';
import { useTutorRows } from './use-tutor-rows.ts';

interface CompareTutorsProps {
  tutors: ConnectedTutor[];
  choice: { application_id: number; reason: string | null } | null;
  canChoose: boolean;
  /**
   * Sends the choice; without a reason it is sent as it is, and the reason may be given afterwards.
   */
  onChoose(applicationId: number, reason?: string): Promise<void>;
  /** True: the promised time is over and there is no tutor. */
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
  const { t } = useTranslation('parent');
  const rows = useTutorRows();
  const { run, isBusy, problem } = useMutation();
  const isChosen = (tutor: ConnectedTutor) => choice?.application_id === tutor.application_id;
  const chooseRow: CompareRow<ConnectedTutor> = {
    name: t('compare.chooseShort'),
    read: (tutor) =>
      isChosen(tutor) ? (
        <span className="font-semibold text-brand">{t('compare.chosen')}</span>
      ) : (
        <Button
          className="w-full px-2"
          aria-label={t('compare.choose', { name: tutor.name })}
          disabled={isBusy}
          onClick={() => run(() => onChoose(tutor.application_id))}
        >
          {t('compare.chooseShort')}
        </Button>
      ),
  };
  if (tutors.length === 0)
    return <p className="text-muted">{t(isLate ? 'compare.late' : 'compare.none')}</p>;
  const chosen = tutors.find(isChosen);

  return (
    <>
      <CompareDeck
        label={t('compare.title')}
        corner={t('compare.tutor')}
        subjects={tutors}
        keyOf={(tutor) => tutor.application_id}
        head={(tutor) => (
          <TutorHead tutor={tutor} isChosen={isChosen(tutor)} onReadCv={() => onReadCv(tutor)} />
        )}
        rows={canChoose ? [...rows, chooseRow] : rows}
      />
      {problem && <Alert>{problem}</Alert>}
      {chosen && canChoose && <p className="text-sm">{t('compare.mayChange')}</p>}
      {chosen && choice && (
        <ChoiceReason
          name={chosen.name}
          reason={choice.reason}
          onSave={canChoose ? (words) => onChoose(chosen.application_id, words) : undefined}
        />
      )}
    </>
  );
}
