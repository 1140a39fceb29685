import { z } from 'zod';

/** What every act answers that went well. */
export const success = { status: z.literal('success'), message: z.string() };
export const statusAnswer = z.object(success);
