/**
 * The store where pictures are kept. The disk is the default; a bucket would be another of these.
 */
export type PhotoArea =
  | 'profile'
  | 'new-photos'
  | 'certificates'
  | 'proofs'
  | 'messages'
  | 'identity'
  | 'community';

export interface PhotoStore {
  write(area: PhotoArea, name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such picture. */
  read(area: PhotoArea, name: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(area: PhotoArea, name: string): Promise<void>;
  /** Names of what was written before, pictures and drafts of pictures. */
  listOlder(area: PhotoArea, before: Date): Promise<string[]>;
  /** Removes what has a name from `listOlder`. */
  removeListed(area: PhotoArea, name: string): Promise<void>;
}

/** The only names there are, so that no name can lead out of its folder. */
export const isPhotoName = (name: string): boolean => /^[a-z0-9-]{1,80}\.webp$/.test(name);
