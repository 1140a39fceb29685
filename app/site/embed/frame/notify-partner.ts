/**
 * Tells the partner's page what was done here. Called only when its origin is known to be
 * registered. Source: docs/requirements/site/partner-pages.md, "Connecting".
 */
import type { PopupMessage } from '#core/people/session/embed-messages.ts';
import { readEmbedMessage } from '#core/people/session/read-embed-message.ts';
import { writeReturn } from '#core/people/session/return-fragment.ts';
import type { PartnerRequest } from './partner-request.ts';

const ACK_MS = 2000;

export const canSpeak = ({ isRedirect }: PartnerRequest) => !isRedirect && Boolean(window.opener);

/** True when the page has heard it; this window is of no more use then. */
export function notifyPartner({ origin, state }: PartnerRequest, message: PopupMessage) {
  const opener: Window = window.opener;
  return new Promise<boolean>((resolve) => {
    const finish = (isHeard: boolean) => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      resolve(isHeard);
    };
    const listen = (event: MessageEvent) => {
      if (event.source !== opener || event.origin !== origin) return;
      const answer = readEmbedMessage(event.data);
      if (answer?.t === 'porua:ack' && answer.state === state) finish(true);
    };
    window.addEventListener('message', listen);
    const timer = setTimeout(finish, ACK_MS, false);
    opener.postMessage(message, origin);
  });
}

/** Cut off from the page, this window goes there itself, with the answer behind the #. */
export function returnToPartner({ returnUrl }: PartnerRequest, message: PopupMessage): void {
  location.replace(message.t === 'porua:cancel' ? returnUrl : returnUrl + writeReturn(message));
}
