/** Numbers a tutor is paid on: at most three, each once. */

import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { readPhoneNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { mobileBankingBody } from '#core/people/api/profile/settings.ts';
import { MAX_MOBILE_BANKING_NUMBERS } from '#core/people/profile/profile-constants.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { entryNotFound, fieldError } from '#server/people/profile/profile-errors.ts';
import { saveProfile } from '#server/people/profile/save-profile.ts';
import { deleteEntry, isOwnEntry } from '../own-entry.ts';

type Row = typeof tutorPayouts.$inferSelect;
type Saving = Pick<Call<'addMobileBanking'>, 'caller' | 'request'>;

const present = ({ id, walletType, accountNumber }: Row) => ({
  id,
  wallet_type: walletType,
  account_number: readPhoneNumber(accountNumber) ?? accountNumber,
});

export function createMobileBankingHandlers(services: Services) {
  const { db } = services;

  const audit = ({ caller, request }: Saving) =>
    writeAudit(services, originOf(request), {
      action: 'payout_changed',
      outcome: 'ok',
      userId: caller.user.id,
    });

  const save = async (
    call: Saving,
    form: z.output<typeof mobileBankingBody>,
    id: number | null,
  ) => {
    const tutorId = call.caller.tutor.id;
    const values = {
      walletType: form.wallet_type,
      accountNumber: toStoredPhone(form.account_number) ?? '',
    };
    const { result } = await saveProfile(db, tutorId, async (transaction) => {
      const own = await transaction
        .select()
        .from(tutorPayouts)
        .where(eq(tutorPayouts.tutorId, tutorId));
      const others = own.filter((row) => row.id !== id);
      if (id !== null && others.length === own.length) throw entryNotFound();
      if (id === null && own.length >= MAX_MOBILE_BANKING_NUMBERS)
        throw fieldError('account_number', 'list_too_long', {
          maximum: MAX_MOBILE_BANKING_NUMBERS,
        });
      const isSame = (row: Row) =>
        row.walletType === values.walletType && row.accountNumber === values.accountNumber;
      if (others.some(isSame)) throw fieldError('account_number', 'number_used');
      const [row] =
        id === null
          ? await transaction
              .insert(tutorPayouts)
              .values({ tutorId, ...values, createdAt: services.now() })
              .returning()
          : await transaction
              .update(tutorPayouts)
              .set(values)
              .where(isOwnEntry(tutorPayouts, tutorId, id))
              .returning();
      if (row === undefined) throw entryNotFound();
      return row;
    });
    await audit(call);
    return {
      ...success(
        id === null ? 'profile.number_added' : 'profile.number_updated',
        requestLang(call.request),
      ),
      data: present(result),
    };
  };

  return {
    listMobileBanking: async ({ caller }) => {
      const rows = await db
        .select()
        .from(tutorPayouts)
        .where(eq(tutorPayouts.tutorId, caller.tutor.id))
        .orderBy(asc(tutorPayouts.id));
      return { data: rows.map(present), maximum: MAX_MOBILE_BANKING_NUMBERS };
    },
    addMobileBanking: (call) => save(call, call.body, null),
    updateMobileBanking: (call) => save(call, call.body, call.params.id),
    deleteMobileBanking: async (call) => {
      const { caller, params, request } = call;
      await deleteEntry(db, tutorPayouts, caller.tutor.id, params.id);
      await audit(call);
      return success('profile.number_deleted', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
