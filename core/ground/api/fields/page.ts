/** Lists by page numbers: what is asked for, and the frame of the answer. */
import { z } from 'zod';
import { MAX_PAGE } from '#core/ground/limits/job-constants.ts';
import { integerOr, langQuery } from './fields.ts';

export const page = integerOr(1, 1, MAX_PAGE);
export const pageQuery = z.object({ page, ...langQuery.shape });

export const paged = {
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
};
export const pagedAnswer = <Item extends z.ZodType>(item: Item) =>
  z.object({ ...paged, data: z.array(item) });
