import type { IncomingMessage } from 'node:http'
import type { Directive } from './configuration'
import { directivesOf } from './configuration'

/** The variables of a request. Captures of expressions are added to them. */
export interface Variables {
  known: Map<string, string>
  /** Replaces `$name` and `${name}` by the value of the variable. Throws where there is none. */
  fill: (text: string) => string
}

/** What nginx knows of a request. */
const ownVariables = (request: IncomingMessage, uri: string): [string, string][] => [
  ['uri', uri],
  ['request_uri', request.url ?? ''],
  ['request_method', request.method ?? ''],
  ['host', (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()],
  ['remote_addr', request.socket.remoteAddress ?? ''],
  ['time_iso8601', new Date().toISOString()],
  ...Object.entries(request.headers).map(([name, value]): [string, string] => [
    `http_${name.replaceAll('-', '_')}`,
    String(value),
  ]),
]

/** Returns the variables of a request: nginx's own and those that the `map` blocks make of them. */
export function variablesOf(http: readonly Directive[], request: IncomingMessage, uri: string): Variables {
  const known = new Map(ownVariables(request, uri))
  const maps = new Map(directivesOf('map', http).map((map) => [map.values[1]?.slice(1), map]))
  const sets = new Map(directivesOf('set', http).map(({ values }) => [values[0]?.slice(1), values[1] ?? '']))
  const read = (name: string): string => {
    const value = known.get(name)
    if (value !== undefined) return value
    const map = maps.get(name)
    if (!map && name.startsWith('http_')) return ''
    if (!map) throw new Error(`unknown "${name}" variable`)
    const mapped = chooseValue(map, fill(map.values[0] ?? ''), known)
    const filled = fill(mapped)
    known.set(name, filled)
    return filled
  }
  const fill = (text: string) =>
    text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced?: string, plain?: string) =>
      read(braced ?? plain ?? ''),
    )
  for (const [name, value] of sets) if (name) known.set(name, value)
  return { known, fill }
}

/** The value of a `map` for a source: an equal text, else the first expression, else the default. */
function chooseValue({ block = [] }: Directive, source: string, known: Map<string, string>): string {
  const same = block.find(({ name }) => name === source && name !== 'default')
  if (same) return same.values[0] ?? ''
  for (const { name, values } of block) if (matches(name, source, known)) return values[0] ?? ''
  return block.find(({ name }) => name === 'default')?.values[0] ?? ''
}

/** Whether an expression, `~` before it, matches a text. Adds its named groups to the variables. */
export function matches(expression: string, text: string, known: Map<string, string>): boolean {
  if (!expression.startsWith('~')) return false
  const found = new RegExp(expression.slice(1)).exec(text)
  for (const [name, value] of Object.entries(found?.groups ?? {})) known.set(name, value)
  return found !== null
}
