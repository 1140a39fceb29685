/** A push message: short, without phones, names and addresses, since it is shown on locked screens. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { messageEvents, type PushKind } from '#core/notify/messages/message-events.ts';
import { NOTIFICATIONS_PATH, type PushPayload } from '#core/notify/messages/push-payload.ts';
import { serverText } from '#server/ground/text/server-text.ts';

interface Push {
  kind: PushKind;
  lang: Lang;
  path: string | null;
  values?: Record<string, string>;
}

export function writePush({ kind, lang, path, values = {} }: Push): string {
  const payload: PushPayload = {
    title: serverText(`pushTitle.${messageEvents[kind].topic}`, lang),
    body: serverText(`pushText.${kind}`, lang, values),
    lang,
    path: path ?? NOTIFICATIONS_PATH,
  };
  return JSON.stringify(payload);
}
