import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from '../../server/app/areas'
import { adapterAreas } from '../../server/app/connectAdapters'
import type { Api } from '../../server/platform/http/api/operation'
import { allCapabilities } from '../../server/platform/http/api/capabilities'
import { readContract, type Operation } from '../../server/platform/http/api/contract'

/** A line of a file; the file is relative to the root. */
export interface Place {
  file: string
  line: number
}

/** Where the server registers an operation: the line that does, then the lines that led there. */
export interface Registration {
  operation: string
  places: Place[]
}

/** Registers every operation of the server without a database, and notes where. */
export function readRegistrations(root: string): Registration[] {
  const found: Registration[] = []
  const keys = keysByRoute(root)
  const http = absorb({
    route: ({ method, url }: { method: string; url: string }) => {
      const operation = keys.get(`${method} ${url}`)
      if (operation !== undefined)
        found.push({ operation, places: placesOf(root, new Error('here').stack ?? '') })
    },
  })
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  for (const register of [...areas, ...adapterAreas({})])
    register(
      absorb({
        http,
        hub: absorb({}),
        tenants: { all: [] },
        capabilities: allCapabilities,
        now: () => new Date(),
      }) as Api,
    )
  Error.stackTraceLimit = limit
  return found
}

/** An object with these members; every other member is a function that returns nothing. */
const absorb = (members: object): unknown =>
  new Proxy(members, { get: (target, name) => (Reflect.get(target, name) as unknown) ?? (() => undefined) })

function keysByRoute(root: string): Map<string, string> {
  const folder = path.join(root, 'schemas/api')
  const keys = readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object),
  )
  return new Map(
    keys.map((key) => {
      const { method, url } = readContract(key as Operation)
      return [`${method} ${url}`, key]
    }),
  )
}

/** The lines of a stack trace in the server, without those of `operation()` itself. */
const placesOf = (root: string, stack: string): Place[] =>
  [...stack.matchAll(/(?:\(|at )(?:file:\/\/)?(\/[^\s()]+?)(?:\?\S*?)?:(\d+):\d+/g)]
    .map(([, file = '', line]) => ({ file: path.relative(root, file), line: Number(line) }))
    .filter(({ file }) => file.startsWith('server/') && !file.endsWith('platform/http/api/operation.ts'))
