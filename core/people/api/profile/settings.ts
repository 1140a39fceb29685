import { z } from 'zod';
import { lang } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { optionalTopics, sentChannels } from '#core/ground/message-topics.ts';
import { accountColours } from '#core/people/account/account-words.ts';
import {
  MAX_MOBILE_BANKING_NUMBERS,
  type SOCIAL_NETWORKS,
  type SocialNetwork,
  WALLET_TYPES,
} from '#core/people/profile/profile-constants.ts';
import { readSocialLink } from '#core/people/profile/social-link.ts';
import { flag, requiredPhone } from '../fields/optional-fields.ts';
import { savedFields } from './answers.ts';

/** Null or missing: unchanged. Empty: removed. */
const link = (network: SocialNetwork) =>
  z.preprocess(
    (value) => (value === null ? undefined : value),
    z
      .string()
      .trim()
      .max(300)
      .transform((text, context) => {
        if (text === '') return '';
        const url = readSocialLink(network, text);
        if (url !== null) return url;
        context.addIssue({ code: 'custom', params: { code: 'social_link', network } });
        return z.NEVER;
      })
      .optional(),
  );
export const socialLinksBody = z.object({
  facebook: link('facebook'),
  instagram: link('instagram'),
  x: link('x'),
  linkedin: link('linkedin'),
});
const linkText = z.string().nullable();
export const socialLinks = z.object({
  facebook: linkText,
  instagram: linkText,
  x: linkText,
  linkedin: linkText,
}) satisfies z.ZodType<Record<(typeof SOCIAL_NETWORKS)[number], string | null>>;
export const socialLinksSavedAnswer = z.object({ ...savedFields, data: socialLinks });

export const mobileBankingBody = z.object({
  wallet_type: z.enum(WALLET_TYPES).default('bkash'),
  account_number: requiredPhone,
});
export const mobileBankingNumber = z.object({
  id: z.int(),
  wallet_type: z.enum(WALLET_TYPES),
  account_number: z.string(),
});
export const mobileBankingListAnswer = z.object({
  data: z.array(mobileBankingNumber),
  maximum: z.literal(MAX_MOBILE_BANKING_NUMBERS),
});
export const mobileBankingSavedAnswer = z.object({ ...success, data: mobileBankingNumber });

/** `account_status` is null where it is not known. */
export const accountStatusAnswer = z.object({
  account_status: z.enum(accountColours).nullable(),
  reason: z.string().nullable(),
  can_edit: z.boolean(),
  can_apply: z.boolean(),
});

/** The messages a person can turn off; codes and security messages are always sent. */
const messageChoice = { topic: z.enum(optionalTopics), channel: z.enum(sentChannels) };
export const notificationChoiceBody = z.object({ ...messageChoice, is_on: flag });
export const ownSettingsAnswer = z.object({
  language: lang,
  email_verified: z.boolean(),
  push_key: z.string().nullable(),
  notifications: z.array(z.object({ ...messageChoice, is_on: z.boolean() })),
});
export const languageBody = z.object({ language: lang });
