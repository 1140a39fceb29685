/** Saved students and places of a guardian. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { changePlace } from './change-place.ts';
import { savedPlaces } from './own-locations.ts';
import type { Own } from './saved-list.ts';
import { savedStudents } from './students.ts';

interface SavedList<Row, Form, Shown> {
  list(services: Services, parentId: number): Promise<Row[]>;
  create(services: Services, parentId: number, form: Form): Promise<Row>;
  update(services: Services, own: Own, form: Form): Promise<Row>;
  remove(services: Services, own: Own): Promise<void>;
  present(row: Row, lookups: Lookups, lang: Lang): Shown;
}

type Asked = Pick<Call<'listStudents'>, 'caller' | 'request'>;
type WithId = Asked & { params: { id: number } };

function handlersOf<Row, Form, Shown>(
  services: Services,
  name: 'student' | 'location',
  saved: SavedList<Row, Form, Shown>,
) {
  const ownOf = ({ caller, params }: WithId): Own => ({
    parentId: caller.parent.id,
    id: params.id,
  });
  const present = (row: Row, { request }: Asked) =>
    saved.present(row, services.lookupCache.current, requestLang(request));
  const answer = (row: Row, call: Asked) => ({
    ...success(`parent.${name}_saved`, requestLang(call.request)),
    data: present(row, call),
  });
  return {
    answer,
    list: async (call: Asked) => {
      const rows = await saved.list(services, call.caller.parent.id);
      return { data: rows.map((row) => present(row, call)) };
    },
    create: async (call: Asked & { body: Form }) =>
      answer(await saved.create(services, call.caller.parent.id, call.body), call),
    update: async (call: WithId & { body: Form }) =>
      answer(await saved.update(services, ownOf(call), call.body), call),
    remove: async (call: WithId) => {
      await saved.remove(services, ownOf(call));
      return success(`parent.${name}_deleted`, requestLang(call.request));
    },
  };
}

export function createSavedHandlers(services: Services) {
  const ofStudents = handlersOf(services, 'student', savedStudents);
  const ofPlaces = handlersOf(services, 'location', savedPlaces);
  return {
    listStudents: ofStudents.list,
    createStudent: ofStudents.create,
    updateStudent: ofStudents.update,
    deleteStudent: ofStudents.remove,
    listOwnLocations: ofPlaces.list,
    createOwnLocation: ofPlaces.create,
    updateOwnLocation: async (call) => {
      const { params, body, request } = call;
      const origin = originOf(request);
      const place = { id: params.id, form: body, origin };
      return ofPlaces.answer(await changePlace(services, call.caller, place), call);
    },
    deleteOwnLocation: ofPlaces.remove,
  } satisfies Partial<Handlers>;
}
