import type { DemoContext } from './demo-context.ts';
import { DEMO_DOCUMENT } from './demo-pictures.ts';

/** Identity, two mark sheets and a certificate, of the reference types. */
export const inventCertificates = ({ random }: DemoContext) =>
  [1, 5, ...random.sample([4, 6, 7, 8], 1)].map((certificateTypeId) => ({
    certificateTypeId,
    ...DEMO_DOCUMENT,
  }));
