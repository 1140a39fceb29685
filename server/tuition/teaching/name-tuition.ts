import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { guardianName } from '#server/tuition/handover/find-tuition.ts';
import type { OwnTuition } from './find-own-tuition.ts';

/** The other of the two, as the reader calls them. */
export const otherName = (tuition: OwnTuition): string =>
  tuition.side === 'tutor' ? guardianName(tuition) : tuition.tutorUser.name;

export const classOf = ({ job }: OwnTuition, { classes }: Lookups, lang: Lang): string =>
  nameIn(classes, job.classId, lang);

/** Returns the name by which a tutor of several knows a tuition. */
export const nameTuition = (tuition: OwnTuition, lookups: Lookups, lang: Lang): string =>
  `${classOf(tuition, lookups, lang)} · ${otherName(tuition)}`;
