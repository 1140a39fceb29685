import { MAX_PAGE_SIZE, MAX_SALARY, PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { type AttributeValues, flag, integer, number, oneOf } from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

const salary = () => integer({ min: 1, max: MAX_SALARY }, undefined);

/** Attributes of the two lists, the job board and the tutor hub. */
export const listAttributes = {
  ...commonAttributes,
  salaryMin: salary(),
  salaryMax: salary(),
  latitude: number({ min: -90, max: 90 }, undefined),
  longitude: number({ min: -180, max: 180 }, undefined),
  pageSize: integer({ min: 1, max: MAX_PAGE_SIZE }, PAGE_SIZE),
  hideFilters: flag(),
  open: oneOf(['inline', 'modal', 'page'], 'inline'),
  /** The way the list grows: by its button, or by scrolling too. */
  more: oneOf(['button', 'scroll'], 'button'),
};

export type ListValues = AttributeValues<typeof listAttributes>;
