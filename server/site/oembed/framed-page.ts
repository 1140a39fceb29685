/**
 * Tells which of our pages can stand in a frame on another one, and in which (docs/embed.md, "Put
 * one in").
 */

import { readHubFilter } from '#core/market/filters/hub-filter.ts';
import { readJobFilter } from '#core/market/filters/job-filter.ts';
import { toBoardAttributes, toHubAttributes } from '#core/site/embed/list-attributes.ts';

interface Frame {
  widget: 'job-board' | 'job-detail' | 'tutor-hub';
  attributes: [string, string][];
}

export type FramedPage = Frame &
  ({ kind: 'job'; jobId: number } | { kind: 'tutor'; tutorid: string } | { kind: 'board' | 'hub' });

/**
 * The attribute to hide filters: who pastes a list means this list, and a frame of others is seldom
 * high.
 */
const PLAIN: [string, string] = ['hide-filters', 'true'];

const JOB = /^\/job-details\/([1-9]\d{0,8})$/;
const TUTOR = /^\/hub\/tutor-profile\/([\w-]{1,20})$/;

/** Undefined for every other page. */
export function framedPage(path: string, params: URLSearchParams): FramedPage | undefined {
  const [, jobId] = JOB.exec(path) ?? [];
  if (jobId !== undefined)
    return {
      kind: 'job',
      jobId: Number(jobId),
      widget: 'job-detail',
      attributes: [['job-id', jobId]],
    };
  const [, tutorid] = TUTOR.exec(path) ?? [];
  if (tutorid !== undefined)
    return {
      kind: 'tutor',
      tutorid,
      widget: 'tutor-hub',
      attributes: [['tutor-id', tutorid], PLAIN],
    };
  if (path === '/job-board')
    return {
      kind: 'board',
      widget: 'job-board',
      attributes: [...Object.entries(toBoardAttributes(readJobFilter(params))), PLAIN],
    };
  if (path === '/hub')
    return {
      kind: 'hub',
      widget: 'tutor-hub',
      attributes: [...Object.entries(toHubAttributes(readHubFilter(params))), PLAIN],
    };
  return undefined;
}
