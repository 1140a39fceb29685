/** Texts and names that people write. */
import { z } from 'zod';
import { optional } from '#core/ground/api/fields/fields.ts';
import { letters } from '#core/ground/api/fields/letters.ts';
import { NAME_MAX, REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { cleanText, findTextFault } from '#core/ground/text/find-text-fault.ts';
import { isPersonName } from '#core/people/names/is-person-name.ts';

/** A text a person has to give. */
export const personText = (maximum: number, minimum = 1) =>
  z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .superRefine(letters(minimum, maximum))
        .superRefine((text, context) => {
          const code = findTextFault(text);
          if (code !== null) context.addIssue({ code: 'custom', params: { code } });
        }),
    );
/** The reason why somebody decides as they do. */
export const reason = personText(REASON_MAX);
export const optionalPersonText = (maximum: number) => optional(personText(maximum));

/**
 * The name of a person in a form that is sent once. Where it is kept and changed, `personText` takes
 * it and the server asks whether it has changed (server/ground/errors/refuse-names.ts).
 */
export const personName = personText(NAME_MAX).refine(isPersonName, {
  params: { code: 'person_name' },
});
