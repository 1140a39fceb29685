/** Requests and moves made behind the screen, so that a test begins where its story does. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { newPhone, PASSWORD, PHONES, readCode } from './person.ts';
import { expect } from './reader.ts';

/** Words of the class and area every request of these tests has. */
export const REQUEST = { salary: 5000, wish: 'Patient with small children' };

export interface Caller {
  // biome-ignore lint/suspicious/noExplicitAny: answers of many endpoints, read by tests alone
  call(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object): Promise<any>;
}

const headers = { origin: PRODUCT };

/** Somebody with a token instead of the page's cookie, beside whoever sits at the screen. */
const callerWith = (request: APIRequestContext, token: string): Caller => ({
  async call(method, path, data) {
    const got = await request.fetch(`${path}${path.includes('?') ? '&' : '?'}lang=en`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}`, cookie: '' },
      ...(data && { data }),
    });
    expect([path, got.status()]).toEqual([path, 200]);
    return got.json();
  },
});

export async function callerFor(request: APIRequestContext, phone: string): Promise<Caller> {
  const answer = await request.post('/api/v1/login?lang=en', {
    headers,
    data: { email: phone, password: PASSWORD },
  });
  const { api_token } = await answer.json();
  return callerWith(request, api_token);
}

const bodyOf = () => ({
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

/** A person of one's own, with a proved phone. */
async function newPerson(
  request: APIRequestContext,
  kind: 'tutor' | 'parent',
  phone: string,
): Promise<Caller> {
  const answer = await request.post(`/api/${kind}-registration?lang=en`, {
    headers,
    data: {
      name: 'Nasrin Akter',
      phone_no: phone,
      email: `n${phone}@porua.example`,
      gender: 2,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  const { data } = await answer.json();
  const person = callerWith(request, data.api_token);
  const otp = await readCode(request, phone);
  await person.call('POST', '/api/v1/verify-otp', { otp });
  return callerFor(request, phone);
}

/** A tutor who has applied to nothing yet; tells the phone. */
export async function newTutor(request: APIRequestContext): Promise<string> {
  const phone = newPhone();
  await newPerson(request, 'tutor', phone);
  return phone;
}

export interface NewRequest {
  id: number;
  guardian: Caller;
  phone: string;
}

/** A request that waits for staff, of a guardian of its own: nobody may ask without end. */
export async function newRequest(request: APIRequestContext): Promise<NewRequest> {
  const phone = newPhone();
  const guardian = await newPerson(request, 'parent', phone);
  const { id } = await guardian.call('POST', '/api/parent/tutor-requests', bodyOf());
  return { id, guardian, phone };
}

export async function approve(request: APIRequestContext, id: number) {
  const staff = await callerFor(request, PHONES.staff);
  const { version } = await staff.call('GET', `/api/staff/requests/${id}`);
  await staff.call('POST', `/api/staff/requests/${id}/approve`, {
    version,
    actual_salary: REQUEST.salary,
  });
}

/** A job on the board with the demo tutor among its applicants. */
export async function newApplication(request: APIRequestContext): Promise<number> {
  const { id } = await newRequest(request);
  await approve(request, id);
  const tutor = await callerFor(request, PHONES.tutor);
  await tutor.call('POST', `/api/apply/${id}`, { terms_accepted: true });
  return id;
}

/** The demo tutor's application to a job, moved on by staff. */
export async function moveOn(request: APIRequestContext, jobId: number, from: string, to: string) {
  const staff = await callerFor(request, PHONES.staff);
  const { columns } = await staff.call('GET', `/api/staff/requests/${jobId}/pipeline`);
  const [card] = columns.flatMap(({ cards }: { cards: { application_id: number }[] }) => cards);
  await staff.call('POST', `/api/staff/applications/${card.application_id}/move`, { from, to });
}
