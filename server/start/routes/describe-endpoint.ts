/** Puts the words and the example of the reference into the schemas of an endpoint. */

import { referenceOfEndpoint } from '#core/api/reference.ts';
import type { Example } from '#core/ground/api/reference-of.ts';
import { findDescription } from './find-description.ts';

type JsonSchema = Record<string, unknown>;
type Words = (path: readonly string[]) => string | undefined;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keywords whose schemas are about the same field. */
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const SINGLE = ['items', 'additionalProperties'];

function describeField(schema: unknown, path: readonly string[], words: Words): unknown {
  const description = words(path);
  const inner = describeFields(schema, path, words);
  return isSchema(inner) && description !== undefined ? { ...inner, description } : inner;
}

function describeFields(schema: unknown, path: readonly string[], words: Words): unknown {
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isSchema(value))
        return [
          keyword,
          Object.fromEntries(
            Object.entries(value).map(([name, child]) => [
              name,
              describeField(child, [...path, name], words),
            ]),
          ),
        ];
      if (LISTS.includes(keyword) && Array.isArray(value))
        return [keyword, value.map((each) => describeFields(each, path, words))];
      if (SINGLE.includes(keyword)) return [keyword, describeFields(value, path, words)];
      return [keyword, value];
    }),
  );
}

/** Parameters stand one by one in the description, so each gets its part of the example. */
function addExamples(schema: unknown, values: Example['query'] = {}): unknown {
  if (!isSchema(schema) || !isSchema(schema['properties'])) return schema;
  const properties = Object.entries(schema['properties']).map(([name, child]) => [
    name,
    isSchema(child) && values[name] !== undefined ? { ...child, examples: [values[name]] } : child,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The example of endpoints that take the language alone. */
const LANG: Example = { query: { lang: 'en' } };

interface RouteSchemas {
  operationId?: string;
  params?: unknown;
  querystring?: unknown;
  body?: unknown;
  response?: unknown;
}

/** Returns the JSON schemas of a route with descriptions and the example; others as they are. */
export function describeEndpoint<Schemas extends RouteSchemas>(schemas: Schemas): Schemas {
  const name = schemas.operationId;
  const reference = name === undefined ? undefined : referenceOfEndpoint.get(name);
  if (name === undefined || reference === undefined) return schemas;
  const words: Words = (path) => findDescription(path, reference);
  const example = reference.examples[name] ?? LANG;
  const part = (schema: unknown, partName: string) =>
    describeField(schema, [name, partName], words);
  const { params, querystring, body, response } = schemas;
  return {
    ...schemas,
    ...(params !== undefined && { params: addExamples(part(params, 'params'), example.params) }),
    ...(querystring !== undefined && {
      querystring: addExamples(part(querystring, 'query'), example.query),
    }),
    ...(isSchema(body) && {
      body: {
        ...(part(body, 'body') as JsonSchema),
        ...(example.body !== undefined && { examples: [example.body] }),
      },
    }),
    ...(isSchema(response) && {
      response: Object.fromEntries(
        Object.entries(response).map(([status, schema]) => [
          status,
          part(schema, status === '200' ? 'answer' : 'error'),
        ]),
      ),
    }),
  };
}
