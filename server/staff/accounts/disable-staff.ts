/** `npm run staff:disable`: a colleague is signed out everywhere and cannot sign in; `--undo` lets them. */
import { parseConfig } from '#server/ground/config/config.ts';
import { withDatabase } from '#server/ground/db/with-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { disableStaff, enableStaff, findStaff } from './change-staff.ts';
import { readPhoneOption } from './read-phone-option.ts';

const EXAMPLE = 'npm run staff:disable -- --phone 01911000001 [--undo]';

await runCommand((args) => {
  const config = parseConfig(process.env);
  const { phone, undo } = readPhoneOption(args, EXAMPLE);
  return withDatabase(config, async (services) => {
    const user = await findStaff(services.db, phone);
    await (undo ? enableStaff : disableStaff)(services, user);
    return undo
      ? `${user.name} may sign in again.\n`
      : `${user.name} is signed out everywhere and cannot sign in.\n`;
  });
});
