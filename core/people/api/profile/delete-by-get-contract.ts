/** Deleting as earlier clients do it. Source: docs/requirements/ground/api.md, "Paths". */
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { entryParams, savedAnswer } from './answers.ts';

const deletes = {
  tag: 'Tutor profile',
  access: 'tutor',
  query: langQuery,
  changesProfile: true,
  params: entryParams,
  answer: savedAnswer,
} as const;

export const deleteByGetContract = {
  deleteEducationByGet: { ...deletes, summary: 'Deletes a degree; with a bearer token alone' },
  deleteExperienceByGet: {
    ...deletes,
    summary: 'Deletes an experience; with a bearer token alone',
  },
  deleteCertificateByGet: { ...deletes, summary: 'Deletes a document; with a bearer token alone' },
};
