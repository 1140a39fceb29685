import { lateExtra } from '#app/ground/late/late-extra.tsx';

/** Most visitors never send anything off: its code comes when they have. Where it does not come, nobody is asked. */
export const AskForPush = lateExtra(async () => (await import('./push-question.tsx')).PushQuestion);
