import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';

/** The hash of the texts in both languages, by their version. */
const KNOWN: Record<string, string> = {
  '2026-11-22': '397267129e6e5fcb',
  '2026-11-23': '09de1b9a6273a692',
  '2026-11-24': '83b5e84a0aae753c',
  '2026-11-26': '3053265a39a100a9',
};

test('a changed text of the terms has a version of its own', () => {
  const hash = createHash('sha256');
  for (const lang of ['en', 'bn']) hash.update(readFileSync(`locales/${lang}/site/terms.json`));
  expect(KNOWN[TERMS_VERSION], 'raise TERMS_VERSION and add its hash here').toBe(
    hash.digest('hex').slice(0, 16),
  );
});
