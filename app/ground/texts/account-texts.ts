/**
 * Texts of the areas for tutors, guardians and staff: their lists of screens bring this along, so that
 * nobody else fetches even the names of the files.
 */
import files from 'virtual:porua-texts/account';
import type { TextFiles } from './text-files.ts';

export const accountTexts: TextFiles = files;
