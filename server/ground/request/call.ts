/** A call of an endpoint and what handles it, typed by the contract. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract } from '#core/api/contract.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import type { Caller, EmbedCaller, ParentCaller, PartnerPage, TutorCaller } from './caller.ts';

export type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : undefined
  : undefined;

export type CallerOf<Access> = Access extends 'tutor'
  ? TutorCaller
  : Access extends 'parent'
    ? ParentCaller
    : Access extends 'session' | 'otp-session' | 'staff-session' | 'staff'
      ? Caller
      : Access extends 'embed'
        ? EmbedCaller
        : Access extends 'partner'
          ? PartnerPage
          : undefined;

export interface Call<N extends EndpointName> {
  /** The caller, if the access asks for somebody. */
  caller: CallerOf<Contract[N]['access']>;
  params: Part<Contract[N], 'params'>;
  query: Part<Contract[N], 'query'>;
  body: Part<Contract[N], 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** JSON by the schema, or a stream of the media type the contract names. */
export type AnswerOf<N extends EndpointName> = Contract[N] extends { mediaType: string }
  ? Readable
  : z.output<Contract[N]['answer']>;

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerOf<N>> | AnswerOf<N>;

/** The parts of a call that an answer for everybody follows from, and nothing else. */
export type PublicCall<N extends EndpointName> = Pick<Call<N>, 'params' | 'query'>;

export type PublicReads = {
  [N in EndpointName]: (call: PublicCall<N>) => Promise<AnswerOf<N>> | AnswerOf<N>;
};

export type Handlers = { [N in EndpointName]: Handler<N> };
