import { useState } from 'react';
import type { StaffRequest } from '#core/api/schemas/staff-requests.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { isConflict, useStaffMutation } from '../change/use-staff-mutation.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type DraftField, type RequestDraft, toDraft } from './request-draft.ts';
import { StudentFields } from './student-fields.tsx';
import { TuitionFields } from './tuition-fields.tsx';

interface EditPanelProps {
  request: StaffRequest;
  onDone(): void;
  onClose(): void;
}

export interface DraftFieldsProps {
  draft: RequestDraft;
  change(changes: Partial<RequestDraft>): void;
  errorOf(field: DraftField): string | undefined;
}

/** The request's form, in place; what was typed stays through every failure. */
export function EditPanel({ request, onDone, onClose }: EditPanelProps) {
  const texts = useTexts('staff');
  const common = useTexts('common');
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const [draft, setDraft] = useState(() => toDraft(request));
  const [seenVersion] = useState(request.version);
  const save = async (version: number) => {
    const done = await act.run(() =>
      api.call('updateStaffRequest', { params: { id: request.id }, body: { ...draft, version } }),
    );
    if (done) onDone();
  };
  const fields: DraftFieldsProps = {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    errorOf: act.fieldError,
  };

  return (
    <form
      aria-label={texts('edit.title')}
      className="flex flex-col gap-5 p-4 rounded border border-brand bg-surface"
      onSubmit={(event) => {
        event.preventDefault();
        void save(seenVersion);
      }}
    >
      <h2 className="text-base">{texts('edit.title')}</h2>
      <TuitionFields {...fields} />
      <PlaceFields {...fields} />
      <StudentFields {...fields} />
      {act.error && isConflict(act.error) ? (
        <ConflictPanel
          message={act.message ?? ''}
          mine={draft}
          theirs={toDraft(request)}
          onUseTheirs={onClose}
          onUseMine={request.can.includes('edit') ? () => void save(request.version) : undefined}
        />
      ) : (
        <Alert role="alert">{act.message}</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={act.isBusy}>
          {texts('edit.save')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
