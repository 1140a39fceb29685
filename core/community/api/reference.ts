import { communityReference } from './community-reference.ts';
import { noticesReference } from './notices-reference.ts';
import { reviewReference } from './review-reference.ts';

export const reference = [noticesReference, communityReference, reviewReference];
