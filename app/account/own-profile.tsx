import type { ReactNode } from 'react';
import { Editable } from './editable.tsx';
import { PhotoEditor } from './photo/photo-editor.tsx';
import { useProfileLock } from './use-profile-lock.ts';
import { useProfileSaved } from './use-profile-saved.ts';

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
