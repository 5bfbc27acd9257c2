import { expect, it } from 'vitest'
import { numbers } from './emergencies.json'
import { emergencyNumbers } from './emergencyNumbers'

it.each([
  ['in Spain', { emergencyNumber: '112', country: 'ES' }, ['112', '024']],
  ['in Mexico', { emergencyNumber: '911', country: 'MX' }, ['911', '800 911 2000']],
  [
    "the tenant's own come first",
    { emergencyNumber: '061', crisisNumber: '717 003 717', country: 'ES' },
    ['061', '717 003 717'],
  ],
  [
    'a country without a crisis line has the emergency number',
    { emergencyNumber: '190', country: 'BR' },
    ['190', '190'],
  ],
])('%s', (_, tenant, [emergency, crisis]) => {
  expect(emergencyNumbers(tenant, numbers)).toEqual({ emergency, crisis })
})
