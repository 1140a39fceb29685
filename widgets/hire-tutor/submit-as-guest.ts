import type { ApiClient } from '#core/api/api-client.ts';
import type { VerifiedContact } from '../request/verified-contact.ts';
import type { HireRequest } from './hire-request.ts';

/** Sends it without an account; the request number comes back. */
export async function submitAsGuest(
  api: ApiClient,
  request: HireRequest,
  { name, proof, website }: VerifiedContact,
): Promise<string> {
  const body = { ...request, contact: { name, proof }, website };
  return (await api.call('submitHire', { body })).request_no;
}
