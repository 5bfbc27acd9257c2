// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../server/platform/paths'
import { licenceTextOf } from './licenceTexts'
import { productionPackages, withDependencies, type LockedPackage } from './lockedPackages'
import { portalPackages } from './portalPackages'
import { emptyBill, writeLicences, type Bill } from './writeLicences'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-licences-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Packages with the license field of their lock entry, as npm writes it. */
const writeLock = (place: string, packages: Record<string, object>) => {
  mkdirSync(place, { recursive: true })
  writeFileSync(path.join(place, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
}

it('the portal has each package that docs/dependencies.md lets a browser load', () => {
  const named = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+?) +\|[^|]+\| ([^|]+?) +\|$/gm)]
    .filter(([, , loads = '']) => loads === 'start' || loads === 'lazy')
    .flatMap(([, names = '']) => [...names.matchAll(/`(@?[a-z][\w./-]*)`/g)].map(([, name = '']) => name))
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object }
  // The row of passkeys names both sides.
  const loaded = named.filter((name) => name in dependencies && !name.endsWith('/server'))
  expect(loaded.length).toBeGreaterThan(25)
  const names = portalPackages(root).map(({ name }) => name)
  expect(loaded.filter((name) => !names.includes(name))).toEqual([])
})

it('each package of the portal is in the lock with this version, has a licence text and one component', () => {
  const packages = portalPackages(root)
  const { packages: locked } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string }>
  }
  expect(packages.filter(({ place, version }) => locked[place]?.version !== version)).toEqual([])
  const texts = packages.map((one) => [one.name, licenceTextOf(root, one)] as const)
  expect(texts.filter(([, text]) => !text || !/copyright|licen[cs]e|public domain/i.test(text))).toEqual([])

  writeLicences(root, folder, { portal: packages }, emptyBill(root))
  const { bomFormat, components } = JSON.parse(readFileSync(path.join(folder, 'sbom.json'), 'utf8')) as Bill
  expect(bomFormat).toBe('CycloneDX')
  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const text = readFileSync(path.join(folder, 'licences.txt'), 'utf8')
  const isListed = ({ name, version, license }: LockedPackage) =>
    refs.includes(`${name}@${version}`) && text.includes(`${name} ${version} (${license})`)
  expect(packages.filter((one) => !isListed(one))).toEqual([])
})

it('what lies inside of a package under another licence has its text too, and so do fonts and icons', () => {
  const text = readFileSync(path.join(folder, 'licences.txt'), 'utf8')
  // Fonts and decoders that pdf.js brings, and the fonts and icons of the portal.
  const parts = [
    'Liberation Font Software',
    'The copyright in this software is being made available under the 2-clauses',
    'SIL OPEN FONT LICENSE',
    'lucide-react',
    'font figtree (OFL-1.1)',
  ]
  expect(parts.filter((part) => !text.toLowerCase().includes(part.toLowerCase()))).toEqual([])
})

it('every package that production may install has a licence text, if the lock knows its licence', () => {
  const missing = productionPackages(root).filter((one) => one.license && !licenceTextOf(root, one))
  expect(missing.map(({ name }) => name)).toEqual([])
})

it('a package without a licence text ends the build with its name', () => {
  const place = path.join(folder, 'checkout')
  writeLock(place, {
    'node_modules/unknown': { version: '1.0.0', license: 'SEE LICENSE IN README' },
    'node_modules/known': { version: '2.0.0', license: 'MIT' },
  })
  writeFileSync(path.join(place, 'package.json'), '{ "version": "1.0.0" }')
  const server = productionPackages(place)
  expect(() => writeLicences(place, folder, { server }, emptyBill(place))).toThrow(
    'There is no licence text for unknown 1.0.0 (SEE LICENSE IN README).',
  )
})

it('a package is found where Node finds it, once, with what it needs and without what is optional', () => {
  const place = path.join(folder, 'nested')
  writeLock(place, {
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '2', c: '1' },
      optionalDependencies: { d: '1' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': {
      version: '1.0.0',
      peerDependencies: { a: '1', e: '1' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/d': { version: '1.0.0' },
  })
  const found = withDependencies(place, ['a']).map((one) => `${one.name}@${one.version}`)
  expect(found.toSorted()).toEqual(['a@1.0.0', 'b@2.0.0', 'c@1.0.0'])
  expect(() => withDependencies(place, ['x'])).toThrow('no package x')
})
