import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { staffSearchContract } from './staff-search-contract.ts';

export const staffSearchReference = referenceOf(staffSearchContract, {
  shared: [personDescriptions, tuitionDescriptions],
  fields: {
    'query.q':
      'A number (`R17`, `17`, `T1002`, `INV-2026-000123`), a phone or its first digits in any writing, an e-mail, or a name. Nothing is found with fewer than two letters.',
    first: 'Kind that is meant and comes first; null where nothing was found.',
    people: 'People with that name, number, phone or e-mail.',
    requests: 'The request of that number, or those of the people found; open ones first.',
    invoices: 'The invoice of that number, or those of the people found; unpaid ones first.',
    rows: 'Five at most, the one that is meant first.',
    has_more: 'True where there are more than these.',
    'rows.user_id': 'Id of the account.',
    'rows.type': 'Kind of account.',
    'rows.name': 'Full name of the person.',
    phone: 'Phone of the account, 01XXXXXXXXX.',
    'rows.tutorid': 'Number of the tutor that people read; null for others.',
    'people.rows.city_name': 'City of the person; null where it is not known.',
    account_status: '`green` may do all, `yellow` may not apply, `red` may not change the profile.',
    is_banned: 'True while the person is banned.',
    is_deactivated: 'True while the account is closed.',
    'requests.rows.id': 'Id of the request, which is that of the job on the board.',
    'requests.rows.status': 'Status of the request.',
    is_hidden: 'True while the guardian is banned, so that the board does not show it.',
    guardian: 'The guardian who asks.',
    'guardian.name': 'Full name of the guardian.',
    'guardian.user_id': 'Id of the account of the guardian.',
    'invoices.rows.id': 'Id of the invoice.',
    number: 'Number of the invoice.',
    'invoices.rows.status': 'Status of the invoice.',
    is_late: 'True where it is unpaid past the day it was due.',
    person_name: 'Full name of the person who owes it.',
    amount_poisha: 'Poisha still open; of an invoice that is not open any more, what it was.',
  },
  examples: { searchStaffConsole: { query: { q: 'R17' } } },
});
