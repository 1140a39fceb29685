/** `npm run staff:create`: makes an account that may use the staff console. */
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { parseConfig } from '#server/ground/config/config.ts';
import { withDatabase } from '#server/ground/db/with-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { createPasswordHasher } from '#server/ground/services/password-hasher.ts';
import { insertStaff } from './insert-staff.ts';
import { readPassword } from './read-password.ts';
import { readStaffOptions } from './read-staff-options.ts';

async function createStaff(args: string[]): Promise<string> {
  const config = parseConfig(process.env);
  const staff = readStaffOptions(args);
  const phone = readPhoneNumber(staff.phoneNo);
  const { password, isGenerated } = await readPassword([phone, staff.email, staff.name]);
  const passwordHash = await createPasswordHasher().hash(password);
  await withDatabase(config, (given) => insertStaff(given, staff, passwordHash));
  const shown = isGenerated ? ` and the password ${password} (shown only now)` : '';
  return `${staff.name} may sign in to the staff console with ${phone}${shown}.\n`;
}

await runCommand(createStaff);
