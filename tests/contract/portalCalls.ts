import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The code of the portal, without its tests. */
const code = ['core', 'kits', 'plugins', 'src']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\/|node_modules/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  )
  .join('\n')

/** The operations that the portal calls, of those given, and patterns that are part of its code. */
export function portalCalls(operations: readonly string[]): Set<string> {
  const patterns = [...entityCalls(), ...builtCalls()]
  return new Set(operations.filter((key) => isNamed(key) || patterns.some((pattern) => pattern.test(key))))
}

/** Whether the code has the name of an operation. */
export const isNamed = (key: string): boolean => code.includes(`'${key}'`)

/** The operations of the lists of the administration: those of the path of an entity. */
const entityCalls = () =>
  [...code.matchAll(/^ {2}path: '(api\/[^']+)'/gm)].map(
    ([, address = '']) => new RegExp(`^(GET|POST) ${address}$|^(GET|PUT|DELETE) ${address}/\\{id\\}$`),
  )

/** What stands for a part of a name: a path that the code has as a constant, or words of an address. */
const constants = [...code.matchAll(/^const path = '(api\/[^']+)'/gm)].map(([, address = '']) => address)
const escape = (text: string) => text.replaceAll(/[{}]/g, '\\$&')
const words = String.raw`[\w-]+`
const paths = `(?:${constants.map(escape).join('|')})`

/** Names that are put together, such as `POST api/${kind}/patient`. */
const builtCalls = () =>
  [...code.matchAll(/`((?:GET|POST|PUT|DELETE) (?:\$\{path\}|api\/)[^`]*)`/g)].map(([, name = '']) => {
    const isBelowPath = name.includes(' ${')
    const parts = name.split(/\$\{[^}]*\}/).map(escape)
    return new RegExp(`^${parts.join(isBelowPath ? paths : words)}$`)
  })
