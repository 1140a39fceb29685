import type { z } from 'zod';

/** The facts given for each endpoint besides its method and path. */
export interface EndpointRules {
  summary: string;
  tag:
    | 'Job board'
    | 'Partner pages'
    | 'Account'
    | 'Applying'
    | 'Hiring'
    | 'Assistant'
    | 'Parent area'
    | 'Tutoring'
    | 'Teaching'
    | 'Community'
    | 'Notifications'
    | 'Money'
    | 'Staff'
    | 'Places'
    | 'Lookups'
    | 'Tutor profile'
    | 'Settings'
    | 'Site'
    | 'Tutor hub';
  /**
   * `public`: anybody, from any origin, without credentials. The others only from our own pages or
   * by bearer token: `own-pages` without a session, `otp-session` with one whose phone may still be
   * unverified, `staff-session` with one of staff whose second factor may be missing, `session` with a full one, `tutor`, `parent` and `staff` with one of that kind. The
   * last two only from the registered pages of a partner: `partner` to get, renew and give back a
   * token (with the partitioned cookie), `embed` with that token.
   */
  access:
    | 'public'
    | 'own-pages'
    | 'otp-session'
    | 'staff-session'
    | 'session'
    | 'tutor'
    | 'parent'
    | 'staff'
    | 'partner'
    | 'embed';
  /** Seconds a shared cache may keep the answer; absent means it must not be stored. */
  cacheSeconds?: number;
  /** Seconds the reader's own browser may keep the answer, and nobody between. */
  ownBrowserSeconds?: number;
  /** The media type of an answer that is not JSON: the handler gives a stream. */
  mediaType?: 'text/csv';
  /** Refused to people whose profile is locked (account status red). */
  changesProfile?: true;
  /** Shows staff phones, addresses or papers of people: each look is in the audit log as this. */
  readsPeople?:
    | 'user'
    | 'request'
    | 'people'
    | 'requests'
    | 'coach-requests'
    | 'calls'
    | 'messages'
    | 'documents'
    | 'tutor-documents'
    | 'proofs'
    | 'refunds'
    | 'chat-reports'
    | 'chat-report'
    | 'number-changes'
    | 'new-tutors'
    | 'online-lessons'
    | 'search'
    | 'community';
  /** Larger than the server's limit for bodies, where pictures are sent. */
  bodyBytes?: number;
  /** The answer is a file of this type and not JSON. */
  file?: 'image/webp';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

export interface Endpoint extends EndpointRules {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}
