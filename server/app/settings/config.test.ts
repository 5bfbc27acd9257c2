import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config'
import { root } from '../../platform/paths'

it('every setting has a default', () => {
  expect(readConfig({}, [])).toEqual({
    files: { otherKeys: [] },
    port: 4000,
    host: 'localhost',
    data: path.join(root, '.data'),
    tenants: path.join(root, 'tenants'),
    databaseUrl: undefined,
    publicOrigin: 'http://localhost:4000',
    origins: [],
    pushServices: [],
    administrator: undefined,
    demo: true,
    allowsStandIns: false,
    stopDelayMs: 0,
    reset: false,
    confirm: undefined,
    dev: false,
    large: false,
    duties: ['web', 'hub', 'worker'],
  })
})

it('--seed large asks for the large demo data; any other value is refused', () => {
  expect(readConfig({}, ['--seed', 'large']).large).toBe(true)
  expect(() => readConfig({}, ['--seed', 'huge'])).toThrow('--seed is huge. The options are')
})

it('reads environment variables and options; an empty variable counts as unset', () => {
  const env = {
    PORT: '4110',
    PORTICO_DATA: '/tmp/x',
    DATABASE_URL: 'postgres://u:p@h/db',
    PORTICO_PUBLIC_ORIGIN: 'https://portal.example',
    PORTICO_ORIGINS: 'https://a.example, http://localhost:8080,',
    PORTICO_ADMIN: 'admin@portal.example',
    PORTICO_DEMO: 'off',
    HOST: '',
  }
  expect(readConfig(env, ['--reset', '--dev'])).toMatchObject({
    port: 4110,
    host: 'localhost',
    data: '/tmp/x',
    databaseUrl: 'postgres://u:p@h/db',
    publicOrigin: 'https://portal.example',
    origins: ['https://a.example', 'http://localhost:8080'],
    administrator: 'admin@portal.example',
    demo: false,
    reset: true,
    dev: true,
  })
})

it.each([
  [{ PORT: 'many' }, [], 'PORT is many'],
  [{ PORT: '70000' }, [], 'PORT is 70000'],
  [{ DATABASE_URL: 'mysql://h/db' }, [], 'DATABASE_URL is not valid'],
  [{ DATABASE_URL: 'postgres://h/db', HUB_URL: 'http://h:6379' }, [], 'HUB_URL is not valid'],
  [{ HUB_URL: 'redis://h:6379' }, [], 'HUB_URL is set without DATABASE_URL'],
  [{ PORTICO_ORIGINS: 'https://a.example/path' }, [], 'PORTICO_ORIGINS is https://a.example/path'],
  [{ PORTICO_ADMIN: 'admin' }, [], 'PORTICO_ADMIN is admin; expected an email'],
  [{ PORTICO_DEMO: 'yes' }, [], 'PORTICO_DEMO is yes'],
  [{ PORTICO_CAPABILITIES: 'sessions,chats' }, [], 'PORTICO_CAPABILITIES names chats; expected all, none'],
  [{ PORTICO_LOG: 'all' }, [], 'PORTICO_LOG is all; expected text, error or info'],
  [{ PORTICO_STOP_DELAY: '90' }, [], 'PORTICO_STOP_DELAY is 90; expected seconds from 0 to 60'],
  [{ PORTICO_ROLE: 'web,mail' }, [], 'PORTICO_ROLE is web,mail; expected all, or some of web, hub, worker'],
  [{ PORTICO_ROLE: 'web' }, [], 'PORTICO_ROLE is web: other processes need the same database'],
  [{ PORTICO_STAND_INS: 'yes' }, [], 'PORTICO_STAND_INS is yes'],
  [{ FILES_URL: 's3://bucket' }, [], 'FILES_URL is not valid'],
  [{ FILES_URL: 'https://s3.example/bucket' }, [], 'FILES_URL is not valid'],
  [{ FILES_KEY: 'short' }, [], 'FILES_KEY is not valid; expected 32 bytes'],
  [
    { FILES_SCANNER: 'clamdscan' },
    [],
    'FILES_SCANNER is clamdscan; expected a command with its absolute path',
  ],
  [{ FILES_SCANNER: 'clamd://scanner' }, [], 'FILES_SCANNER is clamd://scanner'],
  [{}, ['--rest'], '--reset, --confirm <database>, --dev and --seed large'],
  [{ PORTICO_DEMO: 'off' }, ['--seed', 'large'], '--seed large adds demo data, and they are off'],
])('an error names the invalid setting: %o %o', (env, args, message) => {
  expect(() => readConfig(env, args)).toThrow(message)
})

it.each([
  ['http://localhost:4000', undefined, true],
  ['http://demo.localhost:4000', undefined, true],
  ['https://portal.example', undefined, false],
  ['https://portal.example', 'on', true],
  ['http://localhost:4000', 'off', false],
])(
  'demo accounts, whose password is published, are at %s with PORTICO_DEMO=%s: %s',
  (origin, demo, result) => {
    const env = { PORTICO_PUBLIC_ORIGIN: origin, ...(demo && { PORTICO_DEMO: demo }) }
    expect(readConfig(env, []).demo).toBe(result)
  },
)

it('FILES_URL names a bucket, its keys and its region', () => {
  const { bucket } = readConfig(
    { FILES_URL: 'https://key:a%2Fb@s3.example/bucket/folder/?region=eu-west-1' },
    [],
  ).files
  expect(bucket).toEqual({
    url: 'https://s3.example/bucket/folder',
    accessKeyId: 'key',
    secretAccessKey: 'a/b',
    region: 'eu-west-1',
  })
  expect(() => readConfig({ FILES_URL: 'ftp://key:s3cret@h/b' }, [])).toThrow(/^(?!.*s3cret)/)
})

it.each([
  ['/usr/bin/clamdscan --fdpass', ['/usr/bin/clamdscan', '--fdpass']],
  ['clamd:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamd://scanner:3310', { host: 'scanner', port: 3310 }],
  ['clamd://[::1]:3310', { host: '::1', port: 3310 }],
])('FILES_SCANNER %s is a command, or the daemon of ClamAV', (text, scanner) => {
  expect(readConfig({ FILES_SCANNER: text }, []).files.scanner).toEqual(scanner)
})

it('the default port 80 is left out of the public origin', () => {
  expect(readConfig({ PORT: '80' }, [])).toMatchObject({ port: 80, publicOrigin: 'http://localhost' })
})

it('the error for an invalid DATABASE_URL does not repeat it, because it may contain a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres//user:s3cret@h/db' }, [])).toThrow(/^(?!.*s3cret)/)
})
