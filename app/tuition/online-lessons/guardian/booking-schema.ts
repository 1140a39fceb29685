/** The contract's schema for our own form. The setting has to be there before it is made. */
import '#app/ground/form/zod-without-jit.ts';

export { bookingForm } from '#core/tuition/api/online-lessons.ts';
