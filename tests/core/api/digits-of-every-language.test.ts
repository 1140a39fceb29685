/** Every field that takes a number takes it in Bengali digits too, and means the same. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import { otp } from '#core/people/api/fields/account-fields.ts';
import { factorBody } from '#core/people/api/second-factor.ts';

const NUMBERS = ['1', '2', '5', '12', '500', '5000', '23.7', '90.4'];
const CODES = ['123456', '01711223344', '4521784521', '4521784521784'];
/** Places of a device, marks of our own pages, choices out of two: nobody types them. */
const OF_MACHINES =
  /^(?:latitude|longitude|lat|lon|gender|api_token|token|proof|code_verifier|user_code)$/;

const fields = Object.entries<Endpoint>(contract).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((part) =>
    part instanceof z.ZodObject
      ? Object.entries<z.ZodType>(part.shape)
          .filter(([field]) => !OF_MACHINES.test(field))
          .map(([field, schema]) => ({ name: `${name}.${field}`, field, schema }))
      : [],
  ),
);
const read = (schema: z.ZodType, text: string): unknown => schema.safeParse(text).data;

describe('numbers', () => {
  const numbers = fields.filter(({ schema }) =>
    NUMBERS.some((text) => typeof read(schema, text) === 'number'),
  );
  test('are found', () => expect(numbers.length).toBeGreaterThan(50));
  test.each(numbers)('$name', ({ schema }) => {
    for (const text of NUMBERS)
      if (typeof read(schema, text) === 'number')
        expect(read(schema, toDigitsOf('bn', text))).toBe(read(schema, text));
  });
});

describe('codes, phones and numbers of documents', () => {
  const written = fields.filter(({ field }) =>
    /^(?:otp|phone_otp|phone_no|bc_nid_po)$|phone|_number$/.test(field),
  );
  test('are found', () => expect(written.length).toBeGreaterThan(10));
  test.each(written)('$name', ({ schema }) => {
    for (const text of CODES)
      if (read(schema, text) !== undefined)
        expect(read(schema, toDigitsOf('bn', text))).toBe(read(schema, text));
  });
});

test.each(['123456', '১২৩ ৪৫৬', 'Your code: 123 456', 'Porua code is 123–456.', 'কোড ১২৩৪৫৬'])(
  'a code copied as %s is read',
  (code) => {
    expect(factorBody.parse({ code })).toEqual({ code: '123456' });
    expect(otp.parse(code)).toBe('123456');
  },
);
