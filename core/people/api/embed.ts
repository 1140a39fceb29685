/** Connecting partner pages. Source: docs/requirements/site/partner-pages.md, "Connecting". */
import { z } from 'zod';
import { id, langQuery } from '#core/ground/api/fields/fields.ts';
import { parseUrl } from '#core/ground/text/parse-url.ts';
import { accountTypes } from '#core/people/account/account-words.ts';
import { EMBED_SCOPES } from '#core/people/session/embed-messages.ts';

export const siteId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/);
/** An origin as a browser writes it: scheme, host, port, nothing else. `null` is none. */
export const pageOrigin = z
  .string()
  .max(255)
  .refine((text) => parseUrl(text)?.origin === text, {
    params: { code: 'origin_format' },
  });
/** 32 random bytes or a SHA-256 of them, base64url. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const embedScope = z.enum(EMBED_SCOPES);

export const embedSiteParams = z.object({ site: siteId });
/**
 * The answer to what a widget asks before anything else. A site that is switched off answers as
 * unknown.
 */
export const embedSiteAnswer = z.object({
  site: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
});

export const connectQuery = langQuery.extend({ site: siteId, origin: pageOrigin });
/** The facts of the consent card; the account itself is `getCurrentUser`. */
export const connectAnswer = z.object({
  site: z.string(),
  name: z.string(),
  host: z.string(),
  /** This person has agreed for this site and origin, in a session that goes on, and not taken it back. */
  is_approved: z.boolean(),
});

export const approveConnectBody = z.object({
  site: siteId,
  origin: pageOrigin,
  scopes: z.array(embedScope).min(1),
  challenge: secret,
  keep: z.boolean(),
});
/** Valid for 60 s and one use, with the verifier of the challenge, for that site and origin. */
export const approveConnectAnswer = z.object({ code: z.string() });

/** The facts a partner's page may know of its visitor, and nothing more. */
export const embedViewer = z.object({
  first_name: z.string(),
  type: z.enum(accountTypes),
  /** Tutors only; decides "You match the wanted gender". */
  tutor_gender: z.int().nullable(),
});

export const embedTokenBody = z.object({
  site: siteId,
  code: z.string().max(100),
  verifier: secret,
});
export const embedTokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.int(),
  scopes: z.array(embedScope),
  user: embedViewer,
});
export const embedSiteBody = z.object({ site: siteId });

export const embedSavedParams = z.object({ jobId: id });

export const connectedSiteParams = z.object({ site: siteId });
export const connectedSitesAnswer = z.array(
  z.object({
    site: z.string(),
    name: z.string(),
    hosts: z.array(z.string()),
    connected_at: z.string(),
    last_used_at: z.string(),
  }),
);
