/** The short way to write public answers beside zod's own: the same letters, the same refusals. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#core/api/contract.ts';
import { isPublicRead } from '#server/site/public-reads/read-public.ts';
import { writerOf } from '#server/site/public-reads/write-answer.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const schemas = (): [string, z.ZodType][] =>
  Object.entries(contract)
    .map(([name, { answer }]): [string, z.ZodType] => [name, answer])
    .filter(([name]) => isPublicRead(context.services, name as keyof typeof contract));

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"\\\n\u2028', '\ud800', 'ঢাকা', 'é'),
);

/** Anything that fits the schema, with more in its objects than the schema names. */
function fitting(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const own: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, field] of Object.entries(schema.shape)) own[name] = fitting(field);
    const optional = Object.keys(own).filter((name) => schema.shape[name] instanceof z.ZodOptional);
    const requiredKeys = Object.keys(own).filter((name) => !optional.includes(name));
    return fc
      .tuple(fc.record(own, { requiredKeys }), texts)
      .map(([value, text]) => ({ private: text, ...value }));
  }
  if (schema instanceof z.ZodArray)
    return fc.array(fitting(schema.element), lengthsOf(schema.toJSONSchema()));
  if (schema instanceof z.ZodNullable) return fc.option(fitting(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return fitting(schema.unwrap());
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodString) return texts;
  if (schema instanceof z.ZodNumber)
    return schema.isInt
      ? fc.integer({ min: schema.minValue ?? 0, max: Math.min(schema.maxValue ?? 9, 2 ** 31) })
      : fc.double({ noNaN: true, noDefaultInfinity: true });
  throw new Error(`No values for ${schema._zod.def.type}`);
}

const lengthsOf = ({ minItems = 0, maxItems = 3 }: { minItems?: number; maxItems?: number }) => ({
  minLength: minItems,
  maxLength: maxItems,
});

describe('a public answer is written', () => {
  test('as zod would, without what its schema does not name', () => {
    for (const [, schema] of schemas()) {
      const write = writerOf(schema);
      fc.assert(
        fc.property(fitting(schema), (answer) => {
          // What is optional is written last.
          expect(JSON.parse(write(answer))).toEqual(
            JSON.parse(JSON.stringify(schema.encode(answer))),
          );
        }),
        { numRuns: 50 },
      );
    }
  });

  test('only where it is as its schema says', () => {
    const write = writerOf(z.object({ id: z.int(), name: z.string().nullable() }));
    expect(write({ id: 1, name: null })).toBe('{"id":1,"name":null}');
    for (const wrong of [
      { id: '1', name: null },
      { id: 1.5, name: null },
      { id: null, name: null },
      { id: 1, name: 2 },
      { id: 1 },
      { name: 'x' },
      null,
    ])
      expect(() => write(wrong)).toThrow('Not as its schema');
  });
});
