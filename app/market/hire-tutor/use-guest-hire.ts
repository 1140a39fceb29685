import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { rememberActionPage, rememberPhone } from '#app/ground/preferences/cookies.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import { followPath } from '#core/market/hire/follow-path.ts';
import { ContactStep } from '#widgets/hire-tutor/contact/contact-step.tsx';
import type { HireRequest } from '#widgets/hire-tutor/hire-request.ts';
import type { HireTutorProps } from '#widgets/hire-tutor/hire-tutor.tsx';
import { LaterStep } from '#widgets/hire-tutor/steps/later-step.tsx';
import { submitAsGuest } from '#widgets/hire-tutor/submit-as-guest.ts';
import type { VerifiedContact } from '#widgets/request/verified-contact.ts';

const CONTACT = { Form: ContactStep };

/**
 * Returns what the hire form needs for a guest on our own pages: it is sent by the verified phone,
 * and the same phone leads on to the request, without another code while the first is young.
 */
export function useGuestHire(): Pick<
  HireTutorProps,
  'contact' | 'LaterStep' | 'send' | 'followHref' | 'onFollow'
> {
  const { api, setAccount } = useSession();
  const navigate = useNavigate();
  const onFollow = useCallback(
    async (requestNo: string, { phone, proof }: VerifiedContact) => {
      const path = followPath(requestNo);
      try {
        const { user } = await api.call('signInByProof', { body: { proof } });
        setAccount(user);
        navigate(path);
      } catch (error) {
        if (!isApiError(error)) throw error;
        rememberPhone(phone);
        rememberActionPage(path);
        navigate(path);
      }
    },
    [api, navigate, setAccount],
  );
  return {
    contact: CONTACT,
    LaterStep,
    followHref: followPath,
    onFollow,
    send: async (request: HireRequest, _answers: unknown, contact: VerifiedContact | undefined) => {
      if (!contact) throw new Error('the contact step comes before sending');
      return submitAsGuest(api, request, contact);
    },
  };
}
