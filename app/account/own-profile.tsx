import type { ReactNode } from 'react';
import { Editable } from '../tutor/parts/editable.tsx';
import { useProfileLock } from '../tutor/parts/use-profile-lock.ts';
import { useProfileSaved } from '../tutor/parts/use-profile-saved.ts';
import { PhotoEditor } from '../tutor/profile/photo/photo-editor.tsx';

interface OwnProfileProps {
  name: string;
  photo: string | null;
  /** The form; it tells what was saved. */
  children(onSaved: (message: string) => Promise<void>): ReactNode;
}

/** Photo and form of the own account; while the profile is locked both take nothing and say why. */
export function OwnProfile({ name, photo, children }: OwnProfileProps) {
  const lock = useProfileLock();
  const onSaved = useProfileSaved();
  return (
    <>
      <PhotoEditor name={name} photo={photo} isLocked={lock !== null} />
      <Editable>{children(onSaved)}</Editable>
    </>
  );
}
