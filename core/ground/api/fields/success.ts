import { z } from 'zod';

/** The fields of the answer to every act that went well. */
export const success = { status: z.literal('success'), message: z.string() };
export const statusAnswer = z.object(success);
