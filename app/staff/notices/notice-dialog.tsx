import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import type { StaffNotice } from '#core/community/api/notices.ts';
import {
  NOTICE_TEXT_MAX,
  NOTICE_TITLE_MAX,
  type NoticeAudience,
  noticeAudiences,
} from '#core/community/notices/notice-words.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';
import { emptyNotice, type NoticeDraft, toDraft } from './notice-draft.ts';
import { NoticePreview } from './notice-preview.tsx';

interface NoticeDialogProps {
  /** The notice as it is stored now; without one, a new notice is written. */
  notice?: StaffNotice | undefined;
  onClose(): void;
}

/** Writing or changing a notice, with how it will look. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('staffNotices');
  const { api } = useEnvironment();
  const save = useStaffChange();
  const form = useDraftedFields<NoticeDraft>(
    // What was typed over an older version is not put over a newer one unseen.
    notice ? `notice-${notice.id}-${notice.version}` : 'notice',
    () => (notice ? toDraft(notice) : emptyNotice(dhakaDate(new Date()))),
    () => ({}),
  );
  const { values: draft, change: set, errorOf } = form;
  const send = async () =>
    form.submit(async () => {
      await save(
        () =>
          notice
            ? api.call('changeStaffNotice', {
                params: { id: notice.id },
                body: { ...draft, version: notice.version },
              })
            : api.call('createStaffNotice', { body: draft }),
        ({ message }) => message,
      );
      onClose();
    });
  const cancel = () => {
    form.forget();
    onClose();
  };
  const text = (name: 'title_en' | 'title_bn' | 'text_en' | 'text_bn') => ({
    label: t(name),
    lang: name.endsWith('bn') ? 'bn' : 'en',
    maxLength: name.startsWith('title') ? NOTICE_TITLE_MAX : NOTICE_TEXT_MAX,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const day = (name: 'from_on' | 'until_on') => ({
    label: t(name),
    type: 'date',
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      title={t(notice ? 'changeTitle' : 'add')}
      sendText={t(notice ? 'save' : 'create')}
      isBusy={form.isBusy}
      problem={form.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={cancel}
    >
      <p className="text-muted text-sm">{t('hint')}</p>
      <SelectField<NoticeAudience>
        label={t('audience')}
        options={noticeAudiences.map((id) => ({ id, text: t(`for.${id}`) }))}
        value={draft.audience}
        onChange={(audience) => set({ audience: audience ?? 'both' })}
      />
      <TextField {...day('from_on')} />
      <TextField {...day('until_on')} />
      <TextField {...text('title_en')} />
      <TextAreaField rows={4} {...text('text_en')} />
      <TextField {...text('title_bn')} />
      <TextAreaField rows={4} {...text('text_bn')} />
      <NoticePreview draft={draft} />
    </FormDialog>
  );
}
