/**
 * A request that waits for the line, kept over a reload until it has gone or was refused. With it
 * goes the guest's name and verified phone: only on our own origin, and only in this tab.
 */
import type { DraftStore } from '#ui/environment.tsx';
import type { VerifiedContact } from './verified-contact.ts';

interface QueuedRequest {
  /** Of the answers it belongs to: with others it means nothing. */
  key: string;
  contact?: VerifiedContact | undefined;
}

const nameOf = (draft: string) => `queued:${draft}`;

export const writeQueued = (drafts: DraftStore, draft: string, queued: QueuedRequest | null) =>
  drafts.write(nameOf(draft), queued && JSON.stringify(queued));

const isContact = (value: unknown): value is VerifiedContact =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'phone', 'proof', 'website'].every((field) => field in value);

export function readQueued(drafts: DraftStore, draft: string): QueuedRequest | undefined {
  try {
    const kept: unknown = JSON.parse(drafts.read(nameOf(draft)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('key' in kept)) return undefined;
    if (typeof kept.key !== 'string') return undefined;
    const contact = 'contact' in kept && isContact(kept.contact) ? kept.contact : undefined;
    return { key: kept.key, contact };
  } catch {
    return undefined;
  }
}
