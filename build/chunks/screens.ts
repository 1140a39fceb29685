/** Tells screens among the parts, by the lists that the wings declare: `app/<wing>/*-screens.ts`. */
import type { Part } from './find-parts.ts';

const SCREENS = /-screens\.tsx?$/;
const PUBLIC_SCREENS = /\/public-screens\.tsx?$/;

export const isScreen = (part: Part): boolean => isFetchedBy(part, SCREENS);

export const isPublicScreen = (part: Part): boolean => isFetchedBy(part, PUBLIC_SCREENS);

const isFetchedBy = ({ fetchers }: Part, list: RegExp) => [...fetchers].some((id) => list.test(id));
