/** One link at a time: which network, and where. The rule itself is the contract's. */
import { z } from 'zod';
import { SOCIAL_NETWORKS } from '#core/people/profile/profile-constants.ts';
import { socialLinksBody } from '../forms/profile-schemas.ts';

export const socialLinkForm = z
  .object({ network: z.enum(SOCIAL_NETWORKS), link: z.string() })
  .transform(({ network, link }, context) => {
    const fail = (params: Record<string, unknown>) => {
      context.addIssue({ code: 'custom', path: ['link'], params });
      return z.NEVER;
    };
    if (link.trim() === '') return fail({ code: 'required' });
    const read = socialLinksBody.safeParse({ [network]: link });
    return read.success ? { network, body: read.data } : fail({ code: 'social_link', network });
  });
