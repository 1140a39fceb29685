/** Sorts every error that can reach the handler into the family of the contract. */

import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode } from '#core/ground/api/error.ts';
import { isDatabaseUnavailable } from '#server/ground/db/is-database-unavailable.ts';
import { isDiskFull } from '#server/ground/db/is-disk-full.ts';
import { isMissingRow } from '#server/ground/db/is-missing-row.ts';
import { ApiError } from './api-error.ts';
import { toFieldProblems } from './to-field-problems.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'fields' in error;
}

function validated(request: FastifyRequest, context: unknown): unknown {
  if (context === 'body') return request.body;
  return context === 'params' ? request.params : request.query;
}

function statusOf(error: unknown): number {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

export function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (isApiError(error)) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const context = 'validationContext' in error ? error.validationContext : undefined;
    const isQuery = context === 'querystring';
    const fields = toFieldProblems(error.validation, validated(request, context), isQuery);
    return new ApiError('invalid_input', { fields, cause: error });
  }
  if (isMissingRow(error)) return new ApiError('unknown_id', { cause: error });
  const status = statusOf(error);
  const isPassing = isDatabaseUnavailable(error) || isDiskFull(error);
  const code = isPassing ? 'unavailable' : codeOfStatus[status];
  const seconds =
    typeof error === 'object' && error !== null && 'retryAfter' in error
      ? Number(error.retryAfter)
      : 60;
  // Other refusals of Fastify and its plugins, such as a path that leaves its folder.
  const otherwise = status < 500 ? 'not_found' : 'server_error';
  return new ApiError(code ?? otherwise, { values: { seconds }, cause: error });
}
