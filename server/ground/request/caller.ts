/** Describes who is behind a request, as the guards find out and handlers are given. */
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import type { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import type { tutors, users } from '#server/ground/db/schema/people.ts';
import type { sessions } from '#server/ground/db/schema/sessions.ts';

export type User = typeof users.$inferSelect;
export type Tutor = typeof tutors.$inferSelect;
export type Session = typeof sessions.$inferSelect;
export type SessionKind = Session['kind'];
export type Grant = typeof embedGrants.$inferSelect;

export interface Person {
  user: User;
  tutor: Tutor | null;
  parent: { id: number } | null;
}
/** Read again each time: what staff change counts at once. */
export interface Caller extends Person {
  session: Session;
}
export interface TutorCaller extends Caller {
  tutor: Tutor;
}
export interface ParentCaller extends Caller {
  parent: { id: number };
}
/** The person behind a call from a partner's page. */
export interface EmbedCaller extends Person {
  grant: Grant;
  scopes: EmbedScope[];
  tokenHash: string;
}
/** A page of a registered origin, before anybody is known. */
export interface PartnerPage {
  origin: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards, as the endpoint's access asks for. */
    caller: Caller | EmbedCaller | PartnerPage | undefined;
  }
}
