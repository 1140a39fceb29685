import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import type { invoices } from '#server/ground/db/schema/invoices.ts';
import type { letterSignatures } from '#server/ground/db/schema/tuition-letters.ts';
import { presentEnd } from '#server/market/hiring/tuition-end.ts';
import type { OwnTuition } from '../find-own-tuition.ts';
import type { LetterRow } from './freeze-letters.ts';

interface LetterParts {
  tuition: OwnTuition;
  letter: LetterRow;
  /** All of the tuition, the oldest first. */
  versions: LetterRow[];
  signatures: (typeof letterSignatures.$inferSelect)[];
  charge: typeof invoices.$inferSelect | null;
}

/** One letter a tuition, so its number is that of the application; later versions are counted behind it. */
function letterNumber({ applicationId, version, confirmedAt }: LetterRow): string {
  const year = dhakaDate(confirmedAt).slice(0, 4);
  const number = `CL-${year}-${String(applicationId).padStart(6, '0')}`;
  return version === 1 ? number : `${number}-${version}`;
}

export function presentLetter(
  { tuition, letter, versions, signatures, charge }: LetterParts,
  lang: Lang,
): Letter {
  const { application, side, tutorUser } = tuition;
  const { names, tutor_name, tutorid, ...facts } = letter.facts;
  const isFirst = letter.version === versions[0]?.version;
  const own = signatures.filter(({ version }) => version === letter.version);
  const phone = readPhoneNumber(tutorUser.phoneNo) ?? tutorUser.phoneNo;
  return {
    ...facts,
    ...names[lang],
    tuition_id: application.id,
    side,
    number: letterNumber(letter),
    version: letter.version,
    from_on: letter.fromOn,
    issued_on: dhakaDate(isFirst ? letter.confirmedAt : letter.createdAt),
    hash: letter.hash,
    versions: versions
      .map(({ version, fromOn }) => ({
        version,
        from_on: fromOn,
        signed_by: signatures.filter((one) => one.version === version).map((one) => one.side),
      }))
      .reverse(),
    signatures: own.map((one) => ({
      side: one.side,
      name: one.name,
      at: one.signedAt.toISOString(),
    })),
    may_sign:
      isConfirmed(application.stage) &&
      letter.version === versions.at(-1)?.version &&
      own.every((one) => one.side !== side),
    ended: presentEnd(application),
    tutor: {
      name: tutor_name,
      tutorid,
      phone_no: side === 'tutor' ? phone : null,
      photo: tutorUser.photo,
      gender: tutorUser.gender,
    },
    platform_charge:
      side === 'tutor' && charge !== null
        ? {
            percent: charge.percent ?? 0,
            taka: toTaka(charge.poisha - charge.reducedPoisha),
            due_on: charge.dueOn,
            is_free: charge.status === 'free',
          }
        : null,
  };
}
