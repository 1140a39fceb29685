import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useAfterProfileSave } from '#app/people/account/after-profile-save.ts';

interface ProfileFormProps
  extends Omit<ComponentProps<typeof SavedForm>, 'submitText' | 'sendingText'> {
  /** Adds an entry, and does not change one that is there. */
  isNew?: boolean;
  /** The words of its button as a step, where they answer a question. */
  goOnText?: string;
}

/** A form of the profile: its button says that it updates, adds, or saves and goes on. */
export function ProfileForm({ isNew = false, goOnText, ...form }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const goesOn = useAfterProfileSave() !== null;
  const text = isNew ? t('add') : t('update');
  return (
    <SavedForm
      {...form}
      submitText={goesOn ? (goOnText ?? t('saveAndGoOn')) : text}
      sendingText={t(isNew ? 'adding' : 'updating')}
    />
  );
}
