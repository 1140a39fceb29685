import { referenceOf } from '#core/ground/api/reference-of.ts';
import { deleteByGetContract } from './delete-by-get-contract.ts';
import { savedDescriptions } from './saved-descriptions.ts';

export const deleteByGetReference = referenceOf(deleteByGetContract, {
  shared: [savedDescriptions],
  fields: {},
  examples: {
    deleteEducationByGet: { params: { id: 7 } },
    deleteExperienceByGet: { params: { id: 7 } },
    deleteCertificateByGet: { params: { id: 7 } },
  },
});
