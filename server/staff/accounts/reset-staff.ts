/** `npm run staff:reset`: a new password for a colleague, and the second factor has to be set up again. */
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { ConfigError, parseConfig } from '#server/ground/config/config.ts';
import { withDatabase } from '#server/ground/db/with-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { createPasswordHasher } from '#server/ground/services/password-hasher.ts';
import { findStaff, resetStaff } from './change-staff.ts';
import { readPassword } from './read-password.ts';
import { readPhoneOption } from './read-phone-option.ts';

const EXAMPLE = 'npm run staff:reset -- --phone 01911000001';

await runCommand(async (args) => {
  const config = parseConfig(process.env);
  const { phone, undo } = readPhoneOption(args, EXAMPLE);
  if (undo) throw new ConfigError(`A reset cannot be undone: use it like ${EXAMPLE}`);
  return withDatabase(config, async (services) => {
    const user = await findStaff(services.db, phone);
    const national = readPhoneNumber(user.phoneNo);
    const { password, isGenerated } = await readPassword([national, user.email, user.name]);
    await resetStaff(services, user, await createPasswordHasher().hash(password));
    const shown = isGenerated ? ` with the password ${password} (shown only now)` : '';
    const closed = user.deactivatedAt === null ? '' : ' The account is disabled all the same.';
    return `${user.name} signs in with ${national}${shown} and sets up the second factor again.${closed}\n`;
  });
});
