import type { ComponentProps } from 'react';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ProfileFormProps
  extends Omit<ComponentProps<typeof SavedForm>, 'submitText' | 'sendingText'> {
  /** Adds an entry, and does not change one that is there. */
  isNew?: boolean;
}

/** A form of the profile: its button says that it updates, or adds. */
export function ProfileForm({ isNew = false, ...form }: ProfileFormProps) {
  const texts = useTexts('profile');
  return (
    <SavedForm
      {...form}
      submitText={texts(isNew ? 'add' : 'update')}
      sendingText={texts(isNew ? 'adding' : 'updating')}
    />
  );
}
