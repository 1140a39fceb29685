/** `npm run staff:create`: makes an account that may use the staff console. */
import { readPhoneNumber } from '#core/account/phone-number.ts';
import { createPasswordHasher } from '#server/account/password-hasher.ts';
import { ConfigError, parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { insertStaff } from './insert-staff.ts';
import { readPassword } from './read-password.ts';
import { readStaffOptions } from './read-staff-options.ts';

async function createStaff(args: string[]): Promise<string> {
  const config = parseConfig(process.env);
  const staff = readStaffOptions(args);
  const phone = readPhoneNumber(staff.phoneNo);
  const { password, isGenerated } = await readPassword([phone, staff.email, staff.name]);
  const passwordHash = await createPasswordHasher().hash(password);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const now = () => new Date();
    await insertStaff({ db: database.db, config, now }, staff, passwordHash);
  } finally {
    await database.close();
  }
  const shown = isGenerated ? ` and the password ${password} (shown only now)` : '';
  return `${staff.name} may sign in to the staff console with ${phone}${shown}.\n`;
}

try {
  process.stdout.write(await createStaff(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
