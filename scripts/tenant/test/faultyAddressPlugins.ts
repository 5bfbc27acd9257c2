import { createHash } from 'node:crypto'
import { manifestWith } from './sampleTenants'
import type { FaultyTenant } from './faultyThemes'

const file = 'export const id = "nuvia"'
const integrity = `sha256-${createHash('sha256').update(file).digest('base64')}`
const may = { points: ['bookingVariants'] }
const nuvia = {
  id: 'nuvia',
  url: 'https://plugins.nuvia.example/nuvia-1.js',
  integrity,
  range: '^0.2.0',
  may,
}
const own = { ...nuvia, url: '/tenant/assets/nuvia.js' }
const listing = (...addressPlugins: object[]) => ({ 'tenant.json': manifestWith({ addressPlugins }) })

/** Mistakes in the plugins that a tenant loads from an address. */
export const faultyAddressPlugins: FaultyTenant[] = [
  [
    'a plugin from an address without https',
    listing({ ...nuvia, url: 'http://plugins.nuvia.example/nuvia-1.js' }),
    'tenant.json',
    '/addressPlugins/0/url',
    'http://',
    'https',
  ],
  [
    'the hash of a plugin in hexadecimal digits',
    listing({ ...nuvia, integrity: 'sha256-2cf24dba' }),
    'tenant.json',
    '/addressPlugins/0/integrity',
    '2cf24dba',
    'hash of the file',
  ],
  [
    'a plugin from an address with the id of one of the build',
    listing({ ...nuvia, id: 'welcome' }),
    'tenant.json',
    '/addressPlugins/0/id',
    '"welcome"',
    'another id',
  ],
  [
    'two plugins from addresses with one id',
    listing(nuvia, nuvia),
    'tenant.json',
    '/addressPlugins/1/id',
    '"nuvia"',
    'another id',
  ],
  [
    'a plugin for another version of the portal',
    listing({ ...nuvia, range: '^1.0.0' }),
    'tenant.json',
    '/addressPlugins/0/range',
    '"^1.0.0"',
    'made for this portal',
  ],
  [
    'a range of versions that cannot be read',
    listing({ ...nuvia, range: 'latest' }),
    'tenant.json',
    '/addressPlugins/0/range',
    '"latest"',
    'Write it like',
  ],
  [
    'a plugin of the tenant’s folder that is not there',
    listing(own),
    'tenant.json',
    '/addressPlugins/0/url',
    '"/tenant/assets/nuvia.js"',
    'correct its address',
  ],
  [
    'a plugin of the tenant’s folder that has changed',
    { ...listing(own), 'assets/nuvia.js': `${file}\n` },
    'tenant.json',
    '/addressPlugins/0/integrity',
    integrity,
    'do not run the file',
  ],
  [
    'a point that no plugin can contribute to',
    listing({ ...nuvia, may: { points: ['homecards'] } }),
    'tenant.json',
    '/addressPlugins/0/may/points/0',
    '"homecards"',
    'homeCards',
  ],
  [
    'a message that the hub does not have',
    listing({ ...nuvia, may: { ...may, hub: ['notifyCal'] } }),
    'tenant.json',
    '/addressPlugins/0/may/hub/0',
    '"notifyCal"',
    'notifyCall',
  ],
]
