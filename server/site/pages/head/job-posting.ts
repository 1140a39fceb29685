/**
 * A single open job as schema.org's JobPosting: only what the page shows, in plain words, and of the
 * place no more than area and city.
 * Source: docs/requirements/site/search-engines.md, "Structured data".
 */

import { brand } from '#core/ground/brand.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { Job } from '#core/market/api/job.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { describeJob } from './describe-job.ts';
import type { PageFacts } from './page-facts.ts';
import type { Thing } from './structured-data.ts';

const BANGLADESH = 'BD';

const placeOf = (job: Job): Thing =>
  job.tutoring_place.id === TUTORING_PLACE.online
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: BANGLADESH },
      }
    : {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: job.location.location_name,
            addressRegion: job.city.city_name,
            addressCountry: BANGLADESH,
          },
        },
      };

/** Returns the salary and leaves it out if nobody has said it: a salary of 0 would be one. */
const salaryOf = ({ actual_salary: value }: Job): Thing =>
  value === 0
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'BDT',
          value: { '@type': 'QuantitativeValue', value, unitText: 'MONTH' },
        },
      };

/**
 * Returns the end of a posting: the day the lessons shall begin; one that has passed ended nothing
 * while the job is open.
 */
const endOf = ({ hiring_date: date }: Job, now: Date): Thing =>
  date !== null && date >= dhakaDate(now) ? { validThrough: `${date}T23:59:59+06:00` } : {};

export function jobPosting({ answer, lang, canonical }: PageFacts, now: Date): Thing | undefined {
  const job = answer('getJob');
  if (job === undefined || job.status !== 'live') return undefined;
  const isOnline = job.tutoring_place.id === TUTORING_PLACE.online;
  const title = serverText(isOnline ? 'posting.online_tutor' : 'posting.home_tutor', lang, {
    class_name: job.iclass.class_name,
  });
  return {
    '@type': 'JobPosting',
    title,
    description: describeJob(job, lang),
    datePosted: job.created_at,
    ...endOf(job, now),
    employmentType: 'PART_TIME',
    // Guardians are private people: the platform hires nobody.
    hiringOrganization: 'confidential',
    identifier: { '@type': 'PropertyValue', name: brand.name, value: String(job.id) },
    ...placeOf(job),
    ...salaryOf(job),
    directApply: false,
    url: canonical,
  };
}
