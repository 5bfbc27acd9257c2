import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config'
import { root } from '../paths'

it('has a default for everything', () => {
  expect(readConfig({}, [])).toEqual({
    port: 4000,
    host: 'localhost',
    data: path.join(root, '.data'),
    tenants: path.join(root, 'tenants'),
    databaseUrl: undefined,
    publicOrigin: 'http://localhost:4000',
    origins: [],
    demo: true,
    reset: false,
    dev: false,
    large: false,
  })
})

it('reads how much demo data there is to be', () => {
  expect(readConfig({}, ['--seed', 'large']).large).toBe(true)
  expect(() => readConfig({}, ['--seed', 'huge'])).toThrow('--seed is huge. The switches are')
})

it('reads the environment and the switches; an empty value is none', () => {
  const env = {
    PORT: '4110',
    PORTICO_DATA: '/tmp/x',
    DATABASE_URL: 'postgres://u:p@h/db',
    PORTICO_PUBLIC_ORIGIN: 'https://portal.example',
    PORTICO_ORIGINS: 'https://a.example, http://localhost:8080,',
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
    demo: false,
    reset: true,
    dev: true,
  })
})

it.each([
  [{ PORT: 'many' }, [], 'PORT is many'],
  [{ PORT: '70000' }, [], 'PORT is 70000'],
  [{ DATABASE_URL: 'mysql://h/db' }, [], 'DATABASE_URL is not an address'],
  [{ PORTICO_ORIGINS: 'https://a.example/path' }, [], 'PORTICO_ORIGINS holds https://a.example/path'],
  [{ PORTICO_DEMO: 'yes' }, [], 'PORTICO_DEMO is yes'],
  [{}, ['--rest'], '--reset, --dev and --seed large'],
])('names the setting that cannot be used: %o %o', (env, args, message) => {
  expect(() => readConfig(env, args)).toThrow(message)
})

it('a port that addresses leave out is no part of the public origin', () => {
  expect(readConfig({ PORT: '80' }, [])).toMatchObject({ port: 80, publicOrigin: 'http://localhost' })
})

it('never repeats a wrong DATABASE_URL: it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres//user:s3cret@h/db' }, [])).toThrow(/^(?!.*s3cret)/)
})
