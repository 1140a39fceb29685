import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';

interface ProfileFormProps
  extends Omit<ComponentProps<typeof SavedForm>, 'submitText' | 'sendingText'> {
  /** Adds an entry, and does not change one that is there. */
  isNew?: boolean;
}

/** A form of the profile: its button says that it updates, or adds. */
export function ProfileForm({ isNew = false, ...form }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  return (
    <SavedForm
      {...form}
      submitText={t(isNew ? 'add' : 'update')}
      sendingText={t(isNew ? 'adding' : 'updating')}
    />
  );
}
