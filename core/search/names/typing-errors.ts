import { editDistance } from './edit-distance.ts';

/** Short words have too many neighbours for a typing error to mean anything. */
function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Counts the letters that are wrong; null if there are too many of them for a typing error. */
export function typingErrors(typed: string, name: string): number | null {
  const limit = allowedErrors(typed.length);
  const distance = limit === 0 ? 1 : editDistance(typed, name, limit);
  return distance <= limit ? distance : null;
}
