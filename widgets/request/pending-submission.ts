/**
 * A request that waits for the connection, saved until it has gone or was refused. With it goes the
 * guest's name and verified phone: only on our own origin, and only in this tab.
 */
import type { DraftStore } from '#ui/environment.tsx';
import type { VerifiedContact } from './verified-contact.ts';

interface PendingSubmission {
  /** The key of the answers it belongs to: with others it means nothing. */
  key: string;
  contact?: VerifiedContact | undefined;
}

const nameOf = (draft: string) => `queued:${draft}`;

export const writePending = (
  drafts: DraftStore,
  draft: string,
  pending: PendingSubmission | null,
) => drafts.write(nameOf(draft), pending && JSON.stringify(pending));

const isContact = (value: unknown): value is VerifiedContact =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'phone', 'proof', 'website'].every((field) => field in value);

export function readPending(drafts: DraftStore, draft: string): PendingSubmission | undefined {
  try {
    const saved: unknown = JSON.parse(drafts.read(nameOf(draft)) ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('key' in saved)) return undefined;
    if (typeof saved.key !== 'string') return undefined;
    const contact = 'contact' in saved && isContact(saved.contact) ? saved.contact : undefined;
    return { key: saved.key, contact };
  } catch {
    return undefined;
  }
}
