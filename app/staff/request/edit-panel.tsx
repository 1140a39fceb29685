import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { ChangeFoot } from './change-foot.tsx';
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
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [draft, setDraft] = useState(() => toDraft(request));
  const [seenVersion] = useState(request.version);
  const save = async (version: number) => {
    const done = await work.run(() =>
      api.call('updateStaffRequest', { params: { id: request.id }, body: { ...draft, version } }),
    );
    if (done) onDone();
  };
  const fields: DraftFieldsProps = {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    errorOf: work.fieldError,
  };

  return (
    <form
      aria-label={t('edit.title')}
      className="flex flex-col gap-5 p-4 rounded border border-brand bg-surface"
      onSubmit={(event) => {
        event.preventDefault();
        void save(seenVersion);
      }}
    >
      <h2 className="text-base">{t('edit.title')}</h2>
      <TuitionFields {...fields} />
      <PlaceFields {...fields} />
      <StudentFields {...fields} />
      <ChangeFoot
        act="edit"
        request={request}
        mine={draft}
        doText={t('edit.save')}
        work={work}
        onSend={save}
        onClose={onClose}
      />
    </form>
  );
}
