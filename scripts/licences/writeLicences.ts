import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { idsOf, licenceTextOf } from './licenceTexts'
import type { LockedPackage } from './lockedPackages'

/** A part of the product that is passed on. */
export type Part = 'server' | 'portal'

/** What each part has of others. */
export type PackagesOfParts = Readonly<Partial<Record<Part, readonly LockedPackage[]>>>

/** A component of a bill of materials in CycloneDX. */
export interface Component {
  'bom-ref': string
  type: 'library'
  name: string
  version?: string
  purl?: string
  hashes?: { alg: string; content: string }[]
  licenses: ({ license: { id: string } } | { expression: string })[]
  properties: { name: string; value: string }[]
}

/** A bill of materials. npm writes more into it, which stays. */
export interface Bill {
  bomFormat: 'CycloneDX'
  components: Component[]
}

const FONTS = 'core/theme/fonts'

/** The fonts of the portal, each with its licence beside it. */
const readFonts = (root: string) =>
  readdirSync(path.join(root, FONTS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, text: readFileSync(path.join(root, FONTS, name, 'OFL.txt'), 'utf8').trim() }))

/** Reads the version of the checkout. */
const versionOf = (root: string): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version

/** A bill of materials without components. */
export const emptyBill = (root: string) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX' as const,
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'portico', version: versionOf(root) } },
  components: [],
})

/**
 * Writes sbom.json and licences.txt into a folder: what the parts have of others, and the texts of their licences, from the packages of
 * a checkout (`root`, absolute). `bill` is what npm has written for the server. Throws if a package has no text.
 */
export function writeLicences(root: string, folder: string, packages: PackagesOfParts, bill: Bill): void {
  const components = listComponents(root, packages, bill)
  writeFileSync(path.join(folder, 'sbom.json'), `${JSON.stringify({ ...bill, components }, null, 2)}\n`)
  writeFileSync(path.join(folder, 'licences.txt'), licencesOf(root, packages))
}

function listComponents(root: string, packages: PackagesOfParts, bill: Bill): Component[] {
  const all = new Map(bill.components.map((component) => [component['bom-ref'], component]))
  for (const part of ['server', 'portal'] as const)
    for (const one of packages[part] ?? []) {
      const component = all.get(`${one.name}@${one.version}`) ?? toComponent(one)
      const properties = [...(component.properties ?? []), { name: 'portico:part', value: part }]
      all.set(component['bom-ref'], { ...component, properties: distinct(properties) })
    }
  if (packages.portal) for (const { name } of readFonts(root)) all.set(`font:${name}`, fontOf(name))
  return [...all.values()]
}

const distinct = (properties: Component['properties']) => [
  ...new Map(properties.map((one) => [JSON.stringify(one), one])).values(),
]

function toComponent({ name, version, license, integrity = '' }: LockedPackage): Component {
  const [, hash] = /^sha512-(.+)$/.exec(integrity) ?? []
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(hash !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    licenses: [idsOf(license).length > 1 ? { expression: license } : { license: { id: license } }],
    properties: [],
  }
}

const fontOf = (name: string): Component => ({
  'bom-ref': `font:${name}`,
  type: 'library',
  name,
  licenses: [{ license: { id: 'OFL-1.1' } }],
  properties: [{ name: 'portico:part', value: 'portal' }],
})

/** All texts, each once, below the packages that have it. */
function licencesOf(root: string, packages: PackagesOfParts): string {
  const owners = new Map<string, Set<string>>()
  const missing: string[] = []
  const add = (owner: string, text: string | undefined) => {
    if (text === undefined) missing.push(owner)
    else owners.set(text, (owners.get(text) ?? new Set()).add(owner))
  }
  for (const one of [...(packages.server ?? []), ...(packages.portal ?? [])])
    add(`${one.name} ${one.version} (${one.license})`, licenceTextOf(root, one))
  if (packages.portal) for (const { name, text } of readFonts(root)) add(`font ${name} (OFL-1.1)`, text)
  if (missing.length > 0) throw new Error(`There is no licence text for ${missing.join(', ')}.`)
  const line = '-'.repeat(80)
  const parts = [...owners].map(
    ([text, names]) => `${line}\n${[...names].toSorted().join('\n')}\n\n${text}\n`,
  )
  return `Portico ${versionOf(root)} contains these packages of others.\n\n${parts.join('\n')}`
}
