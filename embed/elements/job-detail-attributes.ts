import { id } from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

export const jobDetailAttributes = { ...commonAttributes, jobId: id() };
