import type { FaultyTenant } from './faultyThemes'
import { account, devices, withDevices, withPay } from './samplePayment'

const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
/** Secrets in files of a tenant. */
export const faultySecrets: FaultyTenant[] = [
  [
    'the key of a payment account in a file',
    {
      'tenant.json': withPay,
      'backend.json': { features: ['bookOne', 'bookAny'], payment: { ...account, key: KEY } },
    },
    'backend.json',
    '',
    'a value of "key"',
    'set PORTICO_PAYMENT_KEY_AURORA in the environment',
  ],
  [
    'a password of a service in a file',
    {
      'tenant.json': withDevices,
      'backend.json': {
        features: ['bookOne', 'bookAny'],
        deviceProvider: { ...devices, clientSecret: 's3cret' },
      },
    },
    'backend.json',
    '',
    'a value of "clientSecret"',
    'docs/operations.md, Secrets',
  ],
  [
    'a live key of Stripe in an asset',
    { 'assets/notes.txt': 'sk_live_abcdef123456' },
    'assets/notes.txt',
    '',
    'a secret that begins with sk_li',
    'replace the secret at its service',
  ],
  [
    'an address with a password',
    { 'backend.json': { features: ['bookOne', 'bookAny'], origins: ['https://me:pass@a.example'] } },
    'backend.json',
    '',
    'a secret that begins with https',
    'Remove it',
  ],
]
