/** The password of the new account: from a pipe, so that it stands in no shell history. */
import { randomBytes } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/people/api/fields/account-fields.ts';
import { ConfigError } from '#server/ground/config/config.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { checkNewPassword } from '#server/people/account/check-new-password.ts';

/** 96 bits. */
const GENERATED_BYTES = 12;

export interface NewPassword {
  password: string;
  /** The password was made for the account and has to be shown, once. */
  isGenerated: boolean;
}

/** A terminal is never waited for. */
function isPiped(descriptor: number): boolean {
  const stat = fstatSync(descriptor);
  return stat.isFIFO() || stat.isFile() || stat.isSocket();
}

export function checkPassword(password: string, ownWords: (string | null)[]): void {
  const isRightLength = password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX;
  if (!isRightLength || password.includes('\0'))
    throw new ConfigError(`The password needs ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  try {
    checkNewPassword(password, ownWords);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ConfigError('The password is easy to guess: choose another, or give none.');
  }
}

export async function readPassword(ownWords: (string | null)[]): Promise<NewPassword> {
  const given = isPiped(process.stdin.fd) ? (await text(process.stdin)).replace(/\r?\n$/, '') : '';
  if (given === '')
    return { password: randomBytes(GENERATED_BYTES).toString('base64url'), isGenerated: true };
  checkPassword(given, ownWords);
  return { password: given, isGenerated: false };
}
