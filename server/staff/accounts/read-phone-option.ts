import { parseArgs } from 'node:util';
import { ConfigError } from '#server/ground/config/config.ts';

interface PhoneOption {
  phone: string;
  undo: boolean;
}

/** `--phone`, and `--undo` where the command knows it. */
export function readPhoneOption(args: string[], example: string): PhoneOption {
  try {
    const { values } = parseArgs({
      args,
      options: { phone: { type: 'string' }, undo: { type: 'boolean', default: false } },
    });
    if (values.phone === undefined) throw new ConfigError(`Give the phone number: ${example}`);
    return { phone: values.phone, undo: values.undo };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(`${error.message.split('. ', 1)[0]}: use it like ${example}`);
  }
}
