import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A package as a lock file has it. */
export interface LockedPackage {
  name: string
  version: string
  /** Its folder, relative to that of the lock: `node_modules/react`. */
  place: string
  /** An SPDX expression. */
  license: string
  /** Subresource integrity, base64. Undefined: the lock has none. */
  integrity: string | undefined
}

interface Entry {
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Entries = Readonly<Record<string, Entry>>

const readEntries = (folder: string): Entries =>
  (JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as { packages: Entries }).packages

/** Lists the packages that `npm ci --omit=dev` may install for the lock of a folder, on any platform. */
export function productionPackages(folder: string): LockedPackage[] {
  const entries = readEntries(folder)
  return Object.entries(entries)
    .filter(([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link)
    .map(([place, entry]) => toPackage(place, entry))
}

/** Lists packages of the lock of a folder and all that they depend on. Throws for a name that the lock does not have. */
export function withDependencies(folder: string, names: readonly string[]): LockedPackage[] {
  const entries = readEntries(folder)
  const found = new Map<string, Entry>()
  const visit = (name: string, from: string) => {
    const place = resolve(entries, name, from)
    if (place === undefined) throw new Error(`package-lock.json has no package ${name}.`)
    if (found.has(place)) return
    const entry = entries[place] ?? {}
    found.set(place, entry)
    for (const dependency of requiredBy(entries, place)) visit(dependency, place)
  }
  for (const name of names) visit(name, '')
  return [...found].map(([place, entry]) => toPackage(place, entry))
}

/** What a package needs: its dependencies, and what it expects beside it. */
function requiredBy(entries: Entries, place: string): string[] {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entries[place] ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...peers]
}

/** The folder in which Node finds a package that is imported in a folder. */
function resolve(entries: Entries, name: string, from: string): string | undefined {
  const place = `${from && `${from}/`}node_modules/${name}`
  if (entries[place]) return place
  if (from === '') return undefined
  const end = from.lastIndexOf('/node_modules/')
  return resolve(entries, name, end < 0 ? '' : from.slice(0, end))
}

const toPackage = (place: string, { version = '', license = '', integrity }: Entry): LockedPackage => ({
  name: place.split('node_modules/').at(-1) ?? '',
  version,
  place,
  license,
  integrity,
})
