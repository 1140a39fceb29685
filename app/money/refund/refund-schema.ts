/** The contract's own, for the form: fetched once somebody sends it. */
import '#app/ground/form/zod-without-jit.ts';

export { claimRefundBody } from '#core/money/api/refunds.ts';
