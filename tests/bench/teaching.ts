/** `npm run bench teaching`: lists of the life of a tuition, at sizes of years. */
await import('./messages.ts');
await import('./lessons.ts');
