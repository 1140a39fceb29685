/** The contract's own, for the form: fetched once somebody sends it. */
import '#app/ground/form/zod-without-jit.ts';

export { typedProof } from '#core/money/api/proofs.ts';
