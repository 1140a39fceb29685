/** A guardian's own account: what they say of themselves. */
import { eq } from 'drizzle-orm';
import { readPhoneNumber } from '#core/account/phone-number.ts';
import type { ParentProfile } from '#core/api/schemas/parent-profile.ts';
import { orEmailTaken, saveAccountInfo } from '#server/account/save-account-info.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { parents, users } from '#server/db/schema/people.ts';
import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';

async function readProfile(db: Db, userId: number): Promise<ParentProfile> {
  const [row] = await db
    .select({ user: users, about: parents.about })
    .from(users)
    .innerJoin(parents, eq(parents.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw new Error(`The guardian ${userId} is signed in and not there`);
  const { name, email, phoneNo, gender, photo } = row.user;
  const phone_no = readPhoneNumber(phoneNo) ?? phoneNo;
  return { name, email, phone_no, gender, about: row.about, photo };
}

export function createParentProfileHandlers(
  services: Services,
): Pick<Handlers, 'getParentProfile' | 'updateParentProfile'> {
  const { db } = services;
  return {
    getParentProfile: async ({ caller }) => ({ data: await readProfile(db, caller.user.id) }),
    updateParentProfile: async ({ caller, body: { about, ...info }, request }) => {
      const userId = caller.user.id;
      const data = await db
        .transaction(async (transaction) => {
          await saveAccountInfo(transaction, userId, info);
          await transaction.update(parents).set({ about }).where(eq(parents.userId, userId));
          await writeAudit({ ...services, db: transaction }, originOf(request), {
            action: 'account_info_changed',
            outcome: 'ok',
            userId,
          });
          return readProfile(transaction, userId);
        })
        .catch(orEmailTaken);
      const message = serverText('profile.account_saved', requestLang(request));
      return { status: 'success', message, data };
    },
  };
}
