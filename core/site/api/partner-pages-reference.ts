import { publicDescriptions } from '#core/ground/api/common-descriptions.ts';
import { referenceOf } from '#core/ground/api/reference-of.ts';
import { partnerPagesContract } from './partner-pages-contract.ts';

/** A value that is no secret: what 32 zero bytes look like. */
const SECRET = 'A'.repeat(43);

export const partnerPagesReference = referenceOf(partnerPagesContract, {
  fields: {
    'getEmbedSite.query.lang': publicDescriptions['query.lang'] ?? '',
    'params.site': 'Id of the partner site.',
    'query.site': 'Id of the partner site.',
    'body.site': 'Id of the partner site.',
    'answer.site': 'Id of the partner site.',
    'answer.name': 'Name of the partner.',
    origins: 'Origins that are registered for the site: scheme, host and port.',
    'query.origin': 'Origin of the partner’s page: scheme, host and port.',
    'body.origin': 'Origin of the partner’s page: scheme, host and port.',
    host: 'Host of that page, to be shown.',
    is_approved:
      'True where the caller has agreed for this site and origin in a session that goes on.',
    'body.scopes': 'What the page may do: `me:basic`, `jobs:flags`, `jobs:save`.',
    'body.challenge': 'SHA-256 of the verifier, base64url (PKCE S256).',
    keep: 'True to stay connected after ten minutes, for twelve hours at most.',
    'approveConnect.answer.code':
      'Code for the partner’s page: good for 60 seconds, once, with the verifier, for that site and origin.',
    'body.code': 'Code that our window gave the page.',
    'body.verifier': 'Verifier of the challenge: 32 random bytes, base64url.',
    access_token: 'Token the page sends as a bearer token; it keeps it in memory alone.',
    expires_in: 'Seconds until the token counts no more.',
    'answer.scopes': 'What the page may do with it.',
    user: 'What the page may know of its visitor.',
    first_name: 'First name of the visitor; nothing else of the name is shown.',
    'user.type': 'Kind of account.',
    'getEmbedViewer.answer.type': 'Kind of account.',
    tutor_gender: 'Of a tutor 1 male, 2 female; null for others or if not given.',
    jobId: 'Id of the job.',
    'query.ids':
      'Ids of the jobs on the page: `17,18`, 50 at most. Without it the newest 1,000 of each.',
    applied: 'Ids of the jobs the tutor has applied to.',
    own: 'Of those, the ones for which the tutor is appointed or confirmed.',
    over: 'Of those, the ones whose application or tuition has ended.',
    saved: 'Ids of the jobs the tutor has saved.',
    hosts: 'Hosts of its pages the person is connected on.',
    connected_at: 'Moment at which the person agreed, ISO 8601 in UTC.',
    last_used_at: 'Moment at which the connection was used last, ISO 8601 in UTC.',
  },
  examples: {
    getEmbedSite: { params: { site: 'sunrise-school' }, query: { lang: 'en' } },
    getConnect: {
      query: { site: 'sunrise-school', origin: 'https://sunrise-school.example', lang: 'en' },
    },
    approveConnect: {
      body: {
        site: 'sunrise-school',
        origin: 'https://sunrise-school.example',
        scopes: ['me:basic', 'jobs:flags', 'jobs:save'],
        challenge: SECRET,
        keep: false,
      },
    },
    exchangeEmbedCode: {
      body: { site: 'sunrise-school', code: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e', verifier: SECRET },
    },
    renewEmbedToken: { body: { site: 'sunrise-school' } },
    revokeEmbedToken: { body: { site: 'sunrise-school' } },
    getEmbedFlags: { query: { ids: '17,18' } },
    saveEmbedJob: { params: { jobId: 17 } },
    unsaveEmbedJob: { params: { jobId: 17 } },
    disconnectSite: { params: { site: 'sunrise-school' } },
  },
});
