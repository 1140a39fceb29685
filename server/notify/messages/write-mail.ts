/** An e-mail: plain text, so that nothing anybody wrote can be more than words in it. */

import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isOptional, type MessageTopic } from '#core/ground/message-topics.ts';
import type { Config } from '#server/ground/config/config.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { choicesPath } from './choices-path.ts';

interface Mail {
  person: { name: string; lang: Lang; type: 'tutor' | 'parent' | 'staff' };
  topic: MessageTopic;
  said: string;
  /** The screen of the app it leads to. */
  path: string | null;
}

export function writeMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { person, topic, said, path }: Mail,
): { subject: string; text: string } {
  const { lang, name, type } = person;
  const brandName = lang === 'bn' ? brand.nameBn : brand.name;
  const footer = isOptional(topic)
    ? serverText('mail.choices', lang, { url: `${publicUrl}${choicesPath[type]}` })
    : serverText('mail.always', lang);
  const parts = [
    serverText('mail.greeting', lang, { name }),
    said.charAt(0).toUpperCase() + said.slice(1),
    ...(path === null ? [] : [`${publicUrl}${path}`]),
    `-- \n${brandName}\n${footer}`,
  ];
  return {
    subject: `${brandName}: ${serverText(`mail.${topic}`, lang)}`,
    text: parts.join('\n\n'),
  };
}
