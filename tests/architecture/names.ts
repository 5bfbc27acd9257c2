import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Rule } from './violation'

/** Names of clients and of their features, which must not occur in core code. */
const clients = [
  'upMedica',
  'fhgst',
  'fhgstIntegration',
  'covadonga',
  'eSaludPlus',
  'homeDoctor',
  'fertilitas',
  'santisimaTrinidad',
  'boostedCrew',
  'miDoctor',
  'internationalDoctor',
  'universalAssistance',
  'prudential',
  'binah',
]

/** Plugin ids that are ordinary words or fields of entities: the core may use the word, but not the id in quotes. */
const ordinaryWords = [
  'careAreas',
  'home',
  'appointments',
  'access',
  'account',
  'registration',
  'family',
  'plan',
  'specialists',
  'chat',
  'records',
  'devices',
  'payments',
  'doctor',
  'videoCall',
]

/** Words of the core that are plugin ids too: areas of routes and kinds of providers (core/plugin/points.ts). */
const coreWords = ['admin', 'advices', 'identity']

/** The product and its demonstration tenant share a name. */
const product = 'portico'

const folders = (root: string, parent: string) =>
  existsSync(path.join(root, parent)) ? readdirSync(path.join(root, parent)) : []
const word = (name: string) => new RegExp(`\\b${name}\\b`)
/** In quotes, but not as a member access: `assets['home']` is allowed. */
const quoted = (name: string) => new RegExp(`(?<!\\w\\[)(['"\`])${name}\\1`)

/**
 * The core names no plugin, tenant or client, and neither do kits, whose own words may be ids of plugins in quotes. Takes the
 * project's folder with plugins and tenants.
 */
export function names(root: string): Rule {
  const plugins = folders(root, 'plugins').filter((id) => !coreWords.includes(id))
  const tenants = folders(root, 'tenants').filter((id) => id !== product)
  const kits = folders(root, 'kits')
  const isOrdinary = (name: string) => ordinaryWords.includes(name) || kits.includes(name)
  const inKits = [
    ...[...clients, ...plugins.filter((name) => !isOrdinary(name))].map((name) => ({
      name,
      pattern: word(name),
    })),
    ...tenants.map((name) => ({ name, pattern: quoted(name) })),
  ]
  const forbidden = [
    ...inKits,
    ...plugins.filter(isOrdinary).map((name) => ({ name, pattern: quoted(name) })),
  ]
  const instead = 'let the plugin contribute it or the tenant configure it'
  return (sources) =>
    sources
      .filter(({ file, isTest }) => /^(core|kits)\//.test(file) && !isTest)
      .flatMap(({ file, code }) =>
        (file.startsWith('core/') ? forbidden : inKits)
          .filter(({ pattern }) => pattern.test(code))
          .map(({ name }) => ({ file, problem: `names "${name}"`, instead })),
      )
}
