/** The filter of the search for people, as its address carries it. */

import type { CallOptions } from '#core/api/api-client.ts';
import { accountColours, accountTypes } from '#core/people/account/account-words.ts';

export type PeopleQuery = NonNullable<CallOptions<'searchPeople'>['query']>;
export const accountStates = ['banned', 'deactivated'] as const;

const PER_PAGE = 50;

const oneOf = <Value extends string>(all: readonly Value[], text: string | null) =>
  all.find((value) => value === text);

export const readPeopleFilter = (params: URLSearchParams): PeopleQuery => ({
  type: oneOf(accountTypes, params.get('type')),
  q: params.get('q') ?? undefined,
  city_id: Number(params.get('city_id')) || undefined,
  lock: oneOf(accountColours, params.get('lock')),
  state: oneOf(accountStates, params.get('state')),
  page: Number(params.get('page')) || 1,
  per_page: PER_PAGE,
});
