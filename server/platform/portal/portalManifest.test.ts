// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tenant } from '../../test/fakes'
import { portalManifest } from './portalManifest'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-manifest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const localesOf = (es: object, en: object) => {
  mkdirSync(path.join(folder, 'locales'), { recursive: true })
  writeFileSync(path.join(folder, 'locales/es.json'), JSON.stringify(es))
  writeFileSync(path.join(folder, 'locales/en.json'), JSON.stringify(en))
  const { manifest } = tenant('one')
  return portalManifest(tenant('one', { folder, manifest: { ...manifest, locales: ['es', 'en'] } })).locales
}

it.each([
  ['a term of the portal', { 'TERM:cita': 'sesión' }],
  ['a text of the portal', { 'HOME.MORNING': 'Hola', 'IDENTITY.SLOGAN': 'Salud' }],
])('browsers load the texts of a language with %s, and not those that only the server shows', (_, texts) => {
  expect(localesOf(texts, { 'IDENTITY.SLOGAN': 'Health', 'LETTER.BOOKED.SUBJECT': 'Booked' })).toEqual(['es'])
})

it('a plugin from an address that is off is no part of the page', () => {
  const { manifest } = tenant('one')
  const listed = (...addressPlugins: { id: string; url: string; isOff?: boolean }[]) =>
    portalManifest(tenant('one', { folder, manifest: { ...manifest, addressPlugins } }))
  const on = { id: 'on', url: '/tenant/assets/on.js' }
  const off = { id: 'off', url: '/tenant/assets/off.js', isOff: true }
  expect(listed(on, off).addressPlugins).toEqual([on])
  expect('addressPlugins' in listed(off)).toBe(false)
})
