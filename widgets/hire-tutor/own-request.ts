import type { CallOptions } from '#core/api/api-client.ts';
import type { HireAnswers } from '#core/hire/hire-answers.ts';
import type { HireRequest } from './hire-request.ts';

type OwnRequest = NonNullable<CallOptions<'createRequest'>['body']>;

/** What a saved student or place stands for is left to the server. */
export function toOwnRequest(
  request: HireRequest,
  { student_id, saved_location_id }: HireAnswers,
): OwnRequest {
  return {
    ...request,
    ...(student_id === undefined
      ? {}
      : {
          category_id: undefined,
          class_id: undefined,
          student_name: undefined,
          institute: undefined,
          student_age: undefined,
        }),
    ...(saved_location_id === undefined
      ? {}
      : {
          city_id: undefined,
          location_id: undefined,
          detail_address: undefined,
          flat_house: undefined,
          road_no: undefined,
          area: undefined,
          latitude: undefined,
          longitude: undefined,
        }),
    student_id,
    saved_location_id,
  };
}
