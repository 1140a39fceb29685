/** Saved students and places of a guardian. */
import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { serverText } from '#server/text/server-text.ts';
import * as places from './own-locations.ts';
import * as students from './students.ts';

type SavedHandlers = Pick<
  Handlers,
  | 'listStudents'
  | 'createStudent'
  | 'updateStudent'
  | 'deleteStudent'
  | 'listOwnLocations'
  | 'createOwnLocation'
  | 'updateOwnLocation'
  | 'deleteOwnLocation'
>;

export function createSavedHandlers(services: Services): SavedHandlers {
  const lookups = () => services.lookupCache.current;
  const done = (
    key: `parent.${'student' | 'location'}_${'saved' | 'deleted'}`,
    lang: ReturnType<typeof requestLang>,
  ) => ({ status: 'success' as const, message: serverText(key, lang) });
  return {
    listStudents: async ({ caller, request }) => {
      const rows = await students.listStudents(services, caller.parent.id);
      const lang = requestLang(request);
      return { data: rows.map((row) => students.presentStudent(row, lookups(), lang)) };
    },
    createStudent: async ({ caller, body, request }) => {
      const lang = requestLang(request);
      const row = await students.createStudent(services, caller.parent.id, body);
      const data = students.presentStudent(row, lookups(), lang);
      return { ...done('parent.student_saved', lang), data };
    },
    updateStudent: async ({ caller, params, body, request }) => {
      const lang = requestLang(request);
      const own = { parentId: caller.parent.id, id: params.id };
      const row = await students.updateStudent(services, own, body);
      const data = students.presentStudent(row, lookups(), lang);
      return { ...done('parent.student_saved', lang), data };
    },
    deleteStudent: async ({ caller, params, request }) => {
      await students.deleteStudent(services, caller.parent.id, params.id);
      return done('parent.student_deleted', requestLang(request));
    },
    listOwnLocations: async ({ caller, request }) => {
      const rows = await places.listOwnLocations(services, caller.parent.id);
      const lang = requestLang(request);
      return { data: rows.map((row) => places.presentLocation(row, lookups(), lang)) };
    },
    createOwnLocation: async ({ caller, body, request }) => {
      const lang = requestLang(request);
      const row = await places.createOwnLocation(services, caller.parent.id, body);
      const data = places.presentLocation(row, lookups(), lang);
      return { ...done('parent.location_saved', lang), data };
    },
    updateOwnLocation: async ({ caller, params, body, request }) => {
      const lang = requestLang(request);
      const own = { parentId: caller.parent.id, id: params.id };
      const row = await places.updateOwnLocation(services, own, body);
      const data = places.presentLocation(row, lookups(), lang);
      return { ...done('parent.location_saved', lang), data };
    },
    deleteOwnLocation: async ({ caller, params, request }) => {
      await places.deleteOwnLocation(services, caller.parent.id, params.id);
      return done('parent.location_deleted', requestLang(request));
    },
  };
}
