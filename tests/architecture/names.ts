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

/** Plugin ids that are ordinary words: the core may use the word, but not the id in quotes. */
const ordinary = [
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

/** The core names no plugin, tenant or client. In: the project's folder with plugins and tenants. */
export function names(root: string): Rule {
  const plugins = folders(root, 'plugins').filter((id) => !coreWords.includes(id))
  const tenants = folders(root, 'tenants').filter((id) => id !== product)
  const forbidden = [
    ...clients.map((name) => ({ name, pattern: word(name) })),
    ...plugins.map((name) => ({ name, pattern: ordinary.includes(name) ? quoted(name) : word(name) })),
    ...tenants.map((name) => ({ name, pattern: quoted(name) })),
  ]
  const instead = 'let the plugin contribute it or the tenant configure it'
  return (sources) =>
    sources
      .filter(({ file, isTest }) => file.startsWith('core/') && !isTest)
      .flatMap(({ file, code }) =>
        forbidden
          .filter(({ pattern }) => pattern.test(code))
          .map(({ name }) => ({ file, problem: `names "${name}"`, instead })),
      )
}
