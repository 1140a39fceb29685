import { config } from 'zod';

// Our pages forbid code made from text, which zod tries in order to be faster.
config({ jitless: true });
