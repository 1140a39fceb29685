/** The steps that the walks of requests have in common, over HTTP. */
import { addApplication } from '../setup/hiring.ts';
import { createRequest } from '../setup/staff.ts';
import type { TestApp } from '../setup/test-app.ts';
import type { Desk } from './walk-acts.ts';

const URL = '/api/parent/tutor-requests';
const reason = 'Not needed any more.';
type Request = Awaited<ReturnType<typeof createRequest>>;

export function requestSteps(context: TestApp, desk: Desk) {
  const db = () => context.database.db;
  const ofGuardian = ({ id, browser }: Pick<Request, 'id' | 'browser'>) => ({
    cancel: () => browser.ask({ method: 'POST', url: `${URL}/${id}/cancel`, payload: { reason } }),
    choose: (applicationId: number) =>
      browser.ask({
        method: 'POST',
        url: `${URL}/${id}/choose`,
        payload: { application_id: applicationId },
      }),
  });
  const decide = (id: number, act: string, payload: object = { reason }, version = 1) =>
    desk.staff.post(`requests/${id}/${act}`, { version, ...payload });
  const go = (applicationId: number, from: string, to: string, more: object = {}) =>
    desk.staff.post(`applications/${applicationId}/move`, {
      from,
      to,
      ...(to === 'confirm' && { without_demo: true }),
      ...more,
    });

  /** Opens a request that has been on the board for so many seconds, with one who has applied. */
  async function openLive(since = 0) {
    const postedAt = new Date(desk.clock.now().getTime() - since * 1000);
    const request = await createRequest(context, {
      status: 'live',
      postedAt,
      statusChangedAt: postedAt,
    });
    const { applicationId } = await addApplication(db(), request.id);
    return { request, propose: () => go(applicationId, 'applied', 'shortlisted'), applicationId };
  }

  async function openShortlist() {
    const request = await createRequest(context, {
      status: 'live',
      postedAt: context.services.now(),
    });
    const one = await addApplication(db(), request.id, 'shortlisted');
    await addApplication(db(), request.id, 'shortlisted');
    const choose = () => ofGuardian(request).choose(one.applicationId);
    return { request, one, choose };
  }
  return { ofGuardian, decide, go, openLive, openShortlist };
}
