import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import { type Choice, nameOf } from './message.ts';

/**
 * Returns an empty list's offer as a choice of a talk; the circle around an area is offered there
 * already.
 */
export function nearestChoice({ kind, id }: NearestOffer): Choice | undefined {
  if (kind === 'online')
    return {
      key: 'choice.online',
      data: {},
      action: {
        kind: 'set',
        slots: { place: TUTORING_PLACE.online },
        without: ['area', 'city'],
      },
    };
  if (kind !== 'subject' || id === null) return undefined;
  return {
    key: 'choice.subject',
    data: { name: nameOf('subjects', id) },
    action: { kind: 'set', slots: { subjects: [id] } },
  };
}
