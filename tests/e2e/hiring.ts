/** Requests and moves made behind the screen, so that a test begins where its story does. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type ApiClient, createApiClient } from '#core/api/api-client.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import { createRequestBody } from '#core/market/api/parent.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { newPhone, PASSWORD, PHONES, readCode } from './person.ts';

/** Words of the class and area every request of these tests has. */
export const REQUEST = { salary: 5000, wish: 'Patient with small children' };

/** A server whose database is busy refuses before it does anything; its caller then asks again. */
const BUSY_TRIES = 10;
const BUSY_WAIT_MS = 1_000;

async function whenServed<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'unavailable') || tries === BUSY_TRIES)
        throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_WAIT_MS));
    }
}

export function callerWith(token?: string, product = PRODUCT): ApiClient {
  const client = createApiClient({
    endpoints,
    baseUrl: product,
    lang: 'en',
    headers: () => ({ origin: product, ...(token && { authorization: `Bearer ${token}` }) }),
  });
  return { ...client, call: (...asked) => whenServed(() => client.call(...asked)) };
}

/** Returns a client with a token of its own, beside the person who sits at the screen. */
export async function callerFor(phone: string, product = PRODUCT): Promise<ApiClient> {
  const { api_token } = await callerWith(undefined, product).call('signIn', {
    body: { email: phone, password: PASSWORD },
  });
  return callerWith(api_token, product);
}

export const requestBody = () =>
  createRequestBody.parse({
    category_id: 1,
    class_id: 101,
    subject_ids: [1],
    city_id: 1,
    location_id: 1001,
    detail_address: 'House 9, Road 4',
    student_age: 8,
    salary: REQUEST.salary,
    tutor_requirement: REQUEST.wish,
    idempotency_key: randomUUID(),
  });

/** A person of one's own, with a verified phone. */
async function newPerson(
  request: APIRequestContext,
  endpoint: 'registerTutor' | 'registerParent',
  phone: string,
): Promise<ApiClient> {
  const { data } = await callerWith().call(endpoint, {
    body: {
      name: 'Nasrin Akter',
      phone_no: phone,
      email: `n${phone}@porua.example`,
      gender: 2,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  const person = callerWith(data.api_token);
  const otp = await readCode(request, phone);
  await person.call('verifyOtp', { body: { otp } });
  return callerFor(phone);
}

/** A tutor who has applied to nothing yet; tells the phone. */
export async function newTutor(request: APIRequestContext): Promise<string> {
  const phone = newPhone();
  await newPerson(request, 'registerTutor', phone);
  return phone;
}

export interface NewRequest {
  id: number;
  guardian: ApiClient;
  phone: string;
}

/** A request that waits for staff, of a guardian of its own: nobody may ask without end. */
export async function newRequest(request: APIRequestContext): Promise<NewRequest> {
  const phone = newPhone();
  const guardian = await newPerson(request, 'registerParent', phone);
  const { id } = await guardian.call('createRequest', { body: requestBody() });
  return { id, guardian, phone };
}

export async function approve(id: number) {
  const staff = await callerFor(PHONES.staff);
  const { version } = await staff.call('getStaffRequest', { params: { id } });
  const body = { version, actual_salary: REQUEST.salary };
  await staff.call('approveRequest', { params: { id }, body });
}

/** The demo tutor applies. */
export async function apply(jobId: number) {
  const tutor = await callerFor(PHONES.tutor);
  await tutor.call('applyToJob', { params: { jobId }, body: { terms_accepted: true } });
}

/** A job on the board with the demo tutor among its applicants. */
export async function newApplication(request: APIRequestContext): Promise<number> {
  const { id } = await newRequest(request);
  await approve(id);
  await apply(id);
  return id;
}

/** The demo tutor's application to a job, moved on by staff. */
export async function moveOn(
  jobId: number,
  from: Stage,
  to: Stage,
  more: { ended_by?: 'guardian' } = {},
) {
  const staff = await callerFor(PHONES.staff);
  const { columns } = await staff.call('getPipeline', { params: { id: jobId } });
  const [card] = columns.flatMap(({ cards }) => cards);
  await staff.call('moveApplication', {
    params: { id: card?.application_id ?? 0 },
    body: { from, to, ...more },
  });
}
