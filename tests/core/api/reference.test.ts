/** The words and examples of the API reference, without a server. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { referenceOfEndpoint } from '#core/api/reference.ts';
import { errorAnswer } from '#core/ground/api/error.ts';
import type { Example, Reference } from '#core/ground/api/reference-of.ts';
import { namedPath } from '#server/start/routes/find-description.ts';

const endpoints = Object.entries<Endpoint>(contract);
const subjects = [...new Set(referenceOfEndpoint.values())];

const exampleOf = (name: string): Example | undefined =>
  referenceOfEndpoint.get(name)?.examples[name];
/** Returns values as they arrive in an address. */
const asText = (values: Example['query'] = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(
        Object(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties),
      );
const takesMore = ({ params, query, body }: Endpoint) =>
  [...fieldsOf(params), ...fieldsOf(query)].some((field) => field !== 'lang') || body !== undefined;

test('every endpoint has a reference, and no reference is of something else', () => {
  expect([...referenceOfEndpoint.keys()].sort()).toEqual(endpoints.map(([name]) => name).sort());
});

test('every endpoint that takes more than the language has an example', () => {
  const missing = endpoints.filter(([name, endpoint]) => takesMore(endpoint) && !exampleOf(name));
  expect(missing.map(([name]) => name)).toEqual([]);
});

const withExample = endpoints.flatMap(([name, endpoint]) => {
  const example = exampleOf(name);
  return example === undefined ? [] : [{ name, endpoint, example }];
});

test('an example is what the contract takes', () => {
  const problems = withExample.flatMap(({ name, endpoint: { params, query, body }, example }) =>
    [
      [params, asText(example.params)] as const,
      [query, asText(example.query)] as const,
      [body, example.body ?? {}] as const,
    ].flatMap(([schema, value]) =>
      (schema?.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({
        name,
        path,
        message,
      })),
    ),
  );
  expect(problems).toEqual([]);
});

test.each(withExample)('the example of $name names no field that is not there', (given) => {
  const { endpoint, example } = given;
  const places = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, field]) => field);
  expect(Object.keys(example.params ?? {})).toEqual(places);
  expect(fieldsOf(endpoint.query)).toEqual(
    expect.arrayContaining(Object.keys(example.query ?? {})),
  );
  if (endpoint.body === undefined) expect(example.body).toBeUndefined();
});

/** The paths of all fields of a schema, and of the schemas in it. */
function pathsOf(schema: unknown, path: readonly string[]): (readonly string[])[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => pathsOf(each, path));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'properties'
      ? Object.entries(Object(value)).flatMap(([name, field]) => [
          [...path, name],
          ...pathsOf(field, [...path, name]),
        ])
      : pathsOf(value, path),
  );
}

function fieldPaths([name, { params, query, body, answer }]: (typeof endpoints)[number]) {
  const parts = { params, query, body, answer, error: errorAnswer };
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema === undefined
      ? []
      : [
          [name, part],
          ...pathsOf(
            z.toJSONSchema(schema, {
              io: part === 'answer' || part === 'error' ? 'output' : 'input',
              unrepresentable: 'any',
            }),
            [name, part],
          ),
        ],
  );
}

describe('the words', () => {
  const tables = [...new Set(subjects.flatMap((subject: Reference) => [...subject.tables]))];
  const words = tables.flatMap((table) => Object.entries(table));

  test('are sentences, and say more than the name of the field', () => {
    const isSentence = (text: string) =>
      /^[A-Z0-9`].+\.$/s.test(text) && text.split(' ').length > 2;
    expect(words.filter(([, text]) => !isSentence(text))).toEqual([]);
  });

  test('are of fields that there are', () => {
    const used = new Map(tables.map((table) => [table, new Set<string>()]));
    for (const endpoint of endpoints) {
      const reference = referenceOfEndpoint.get(endpoint[0]);
      if (reference === undefined) continue;
      for (const path of fieldPaths(endpoint)) {
        const keys = [path, namedPath(path, reference.rows)].flatMap((each) =>
          each.map((_step, from) => each.slice(from).join('.')),
        );
        for (const table of reference.tables)
          for (const key of keys) if (Object.hasOwn(table, key)) used.get(table)?.add(key);
      }
    }
    const unused = [...used].flatMap(([table, keys]) =>
      Object.keys(table).filter((key) => !keys.has(key)),
    );
    expect(unused).toEqual([]);
  });
});
