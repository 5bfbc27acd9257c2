import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { publicModules, sharedLibraries } from './publicModules.ts'

const list = '\0virtual:public-face'
const prefix = `${list}/`

/**
 * `import { face, loadKitLimits, version } from 'virtual:public-face'`: each module that plugins from addresses share with the portal, as a file that
 * loads by itself. Without it they would bring a second React, and hooks and state of their own.
 */
export function publicFace(root: string): Plugin {
  const { version } = readJson(path.join(root, 'package.json')) as { version: string }
  return {
    name: 'portico-public-face',
    resolveId: (source) => (`\0${source}`.startsWith(list) ? `\0${source}` : null),
    load(id) {
      if (id === list) return listOf(root, version)
      return id.startsWith(prefix) ? moduleOf(root, id.slice(prefix.length)) : null
    },
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function listOf(root: string, version: string): string {
  const load = (name: string) => `import(${JSON.stringify(`virtual:public-face/${name}`)})`
  const members = [
    ...sharedLibraries.map((name) => `${JSON.stringify(name)}: async () => (await ${load(name)}).default`),
    ...[...publicModules(root).keys()].map((name) => `${JSON.stringify(name)}: () => ${load(name)}`),
  ]
  return `export const version = ${JSON.stringify(version)}
export const loadKitLimits = [${limitsOfKits(root)
    .map((file) => `() => import(${JSON.stringify(file)})`)
    .join()}]
export const face = {\n${members.join(',\n')}\n}`
}

/** The files in which kits say how their points limit plugins: named here, they are no part of the start. */
const limitsOfKits = (root: string): string[] =>
  readdirSync(path.join(root, 'kits'))
    .map((kit) => path.join(root, 'kits', kit, 'limits.ts'))
    .filter((file) => existsSync(file))

function moduleOf(root: string, name: string): string {
  const from = JSON.stringify(name)
  const exported = publicModules(root).get(name)
  // A library of CommonJS has no names that could be listed.
  return exported === undefined
    ? `import whole from ${from}\nexport default whole`
    : `export { ${exported.join(', ')} } from ${from}`
}
