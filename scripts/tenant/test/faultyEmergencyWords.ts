import type { FaultyTenant } from './faultyThemes'
import { manifestWith } from './sampleTenants'

/** Faults of a tenant's own list of words that interrupt a search. */
export const faultyEmergencyWords: FaultyTenant[] = [
  [
    'a list of emergency words that is not there',
    { 'tenant.json': manifestWith({ emergencyWords: 'assets/words.json' }) },
    'tenant.json',
    '/emergencyWords',
    'nothing',
    'Add the file',
  ],
  [
    'an unknown kind of emergency',
    {
      'tenant.json': manifestWith({ emergencyWords: 'assets/words.json' }),
      'assets/words.json': { groups: [{ id: 'chets', phrases: ['dolor pecho'], unless: [] }] },
    },
    'assets/words.json',
    '/groups/0/id',
    'chets',
    'Did you mean "chest"?',
  ],
  [
    'emergency words that are no list',
    {
      'tenant.json': manifestWith({ emergencyWords: 'assets/words.json' }),
      'assets/words.json': { groups: [{ id: 'chest', phrases: 'dolor', unless: [] }] },
    },
    'assets/words.json',
    '/groups/0/phrases',
    'dolor',
    '"phrases"',
  ],
]
