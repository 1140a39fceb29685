/** Keeps what has been typed and not saved yet: it outlives a reload and an expired session. */
import { DRAFT_PREFIX, readSession, writeSession } from '#app/ground/preferences/session-store.ts';

export interface Draft {
  read(): object | null;
  write(values: object): void;
  forget(): void;
}

/** One for each form and person, since two people may use one device. */
export function createDraft(form: string, userId: number | undefined): Draft {
  const name = `${DRAFT_PREFIX}${form}:${userId ?? ''}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(readSession(name) ?? 'null');
        return typeof value === 'object' ? value : null;
      } catch {
        return null;
      }
    },
    write: (values) => writeSession(name, JSON.stringify(values)),
    forget: () => writeSession(name, 'null'),
  };
}
