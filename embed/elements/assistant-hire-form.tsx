import { followPath } from '#core/market/hire/follow-path.ts';
import type { HireFormProps } from '#widgets/assistant/host-parts.ts';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { productLink } from '../product-link.ts';
import { LateContact } from './late-contact.tsx';
import { LateStep } from './late-step.tsx';
import { useLaterCode } from './use-later-code.ts';

export interface AssistantHireFormProps extends HireFormProps {
  site: string | undefined;
  theme: string;
  productUrl: string;
}

const NOTHING = {};

/** The form of <porua-hire-tutor> inside the conversation; name and phone in a frame of our origin. */
export function AssistantHireForm({ site, theme, productUrl, ...form }: AssistantHireFormProps) {
  useLaterCode();
  return (
    <HireTutor
      {...form}
      prefill={NOTHING}
      LaterStep={LateStep}
      site={site}
      followHref={(no) => productLink(productUrl, followPath(no), site)}
      contact={(props) => <LateContact {...props} {...{ site, theme, productUrl }} />}
    />
  );
}
