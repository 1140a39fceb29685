import { publicPages } from '#app/ground/page/page-loading.tsx';

/** Screens whose own buttons stand where the launcher would, and the assistant's own. */
const WITHOUT = /^\/(assistant|auth|compare|contact|crm\/hire-tutor|tutor\/details)/;

export const hasLauncher = (pathname: string) => !WITHOUT.test(pathname);

/** The floating assistant's button: a file of its own, since account screens do without. */
export const AssistantLauncher = publicPages()(
  () => import('#app/site/assistant/assistant-launcher.tsx'),
  'AssistantLauncher',
);
