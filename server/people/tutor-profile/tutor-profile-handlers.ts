/** Everything behind the tutor's own screens. */
import type { Services } from '#server/ground/services/services.ts';
import { createCertificateHandlers } from './certificates/certificate-handlers.ts';
import { createDeleteByGetHandlers } from './delete-by-get.ts';
import { createEducationHandlers } from './education/education-handlers.ts';
import { createExperienceHandlers } from './experience/experience-handlers.ts';
import { createOverviewHandlers } from './overview/overview-handlers.ts';
import { createPersonalHandlers } from './personal/personal-handlers.ts';
import { createPositionHandlers } from './position/position-handlers.ts';
import { createMobileBankingHandlers } from './settings/mobile-banking-handlers.ts';
import { createPhotoHandlers } from './settings/photo-handlers.ts';
import { createSettingsHandlers } from './settings/settings-handlers.ts';
import { createSetupHandlers } from './setup/setup-handlers.ts';
import { createTutoringHandlers } from './tutoring/tutoring-handlers.ts';

export function createTutorProfileHandlers(services: Services) {
  const handlers = {
    ...createSetupHandlers(services),
    ...createEducationHandlers(services),
    ...createTutoringHandlers(services),
    ...createExperienceHandlers(services),
    ...createCertificateHandlers(services),
    ...createPersonalHandlers(services),
    ...createOverviewHandlers(services),
    ...createPositionHandlers(services),
    ...createPhotoHandlers(services),
    ...createMobileBankingHandlers(services),
    ...createSettingsHandlers(services),
  };
  return { ...handlers, ...createDeleteByGetHandlers(handlers) };
}
