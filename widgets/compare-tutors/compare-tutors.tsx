/**
 * Proposed tutors side by side: a table whose columns are the tutors. On a phone it is swiped, and
 * the names of the rows stay in view, so that it can still be compared.
 */
import { useState } from 'react';
import type { ConnectedTutor } from '#core/api/schemas/parent.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { TutorHead } from './tutor-head.tsx';
import { useTutorRows } from './use-tutor-rows.ts';

interface CompareTutorsProps {
  tutors: ConnectedTutor[];
  choice: { application_id: number; reason: string } | null;
  canChoose: boolean;
  onChoose(applicationId: number, reason: string): Promise<void>;
}

export function CompareTutors({ tutors, choice, canChoose, onChoose }: CompareTutorsProps) {
  const texts = useTexts('parent');
  const rows = useTutorRows();
  const [chosen, setChosen] = useState<ConnectedTutor>();
  if (tutors.length === 0) return <p className="text-muted">{texts('compare.none')}</p>;

  return (
    <>
      <section className="compare-scroll" aria-label={texts('compare.title')}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{texts('compare.tutor')}</th>
              {tutors.map((tutor) => (
                <th key={tutor.application_id} scope="col">
                  <TutorHead
                    tutor={tutor}
                    isChosen={choice?.application_id === tutor.application_id}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, read }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {tutors.map((tutor) => (
                  <td key={tutor.application_id}>{read(tutor)}</td>
                ))}
              </tr>
            ))}
            {canChoose && (
              <tr>
                <th scope="row">{texts('compare.chooseShort')}</th>
                {tutors.map((tutor) => (
                  <td key={tutor.application_id}>
                    {choice?.application_id === tutor.application_id ? (
                      <span className="font-semibold text-brand">{texts('compare.chosen')}</span>
                    ) : (
                      <Button
                        className="w-full px-2"
                        aria-label={texts('compare.choose', { name: tutor.name })}
                        onClick={() => setChosen(tutor)}
                      >
                        {texts('compare.chooseShort')}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
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
