/** The earnings of a tutor by month. Source: docs/requirements/money/money.md, "Earnings". */
import { z } from 'zod';
import { poisha } from '#core/money/api/money.ts';

export const earningsAnswer = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      tuitions: z.int(),
      agreed_poisha: poisha,
      lessons_poisha: poisha,
      paid_poisha: poisha,
    }),
  ),
});
export type Earnings = z.infer<typeof earningsAnswer>;
