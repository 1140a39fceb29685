import { z } from 'zod';
import { isLoopbackName } from '#server/ground/network/is-loopback.ts';

/** A form of somebody else that `/crm/{title}` shows. */
export interface OutsideForm {
  title: string;
  url: string;
}

const ENTRY = /^([a-z0-9-]{1,40})=(\S+)$/;

function readForm(entry: string): OutsideForm | null {
  const [, title, address] = ENTRY.exec(entry.trim()) ?? [];
  const url = URL.parse(address ?? '');
  if (!title || !url || url.username || url.password || url.hash) return null;
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
  return isSafe ? { title, url: url.href } : null;
}

/** `title=https://host/path`, several with commas between them. */
export const formHosts = z.string().transform((text, context) => {
  const forms = text.split(',').map(readForm);
  if (forms.every((form) => form !== null)) return forms;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});
