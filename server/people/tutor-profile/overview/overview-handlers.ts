import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import { profileCompletion, profileSections } from '#core/people/profile/profile-completion.ts';
import { profileStepsLeft } from '#core/people/profile/profile-steps.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { partsOf } from '#server/people/profile/completion-of.ts';
import { readFacts } from '#server/people/profile/read-facts.ts';
import { readSetupFlags } from '../setup/read-setup-flags.ts';
import { partLinks } from './part-links.ts';
import { presentCv } from './present-cv.ts';
import { presentProfile } from './present-profile.ts';

export function createOverviewHandlers(services: Services) {
  return {
    getTutorProfile: ({ caller, request }) =>
      presentProfile(services, caller, requestLang(request)),
    getTutorCv: ({ caller, request }) => presentCv(services, caller, requestLang(request)),
    getProfileCompletion: async ({ caller }) => {
      const facts = await readFacts(services.db, caller.tutor.id);
      const flags = await readSetupFlags(services.db, caller.tutor.id);
      const parts = partsOf(facts);
      return {
        profile_completed: profileCompletion(parts),
        required: MINIMUM_PROFILE_PERCENT,
        steps: profileStepsLeft({ parts, flags, educationLevelIds: facts.educationLevelIds }),
        sections: profileSections(parts).map((section) => ({
          ...section,
          missing: section.missing.map((part) => ({ ...part, link: partLinks[part.part] })),
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
