import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from '../../tests/architecture/imports'
import { readSources } from '../../tests/architecture/sources'
import { readDeclarations, type Declaration, type Declarations } from './declarations'
import { readRegistrations, type Place, type Registration } from './registrations'

/** What stands behind an operation in the reference server. */
export interface ServerPlace {
  operation: string
  /** `server/….ts:34`: the line that registers the operation. */
  place: string
  /** Tables that its code reads and writes, the functions that it calls included; sorted. */
  reads: string[]
  writes: string[]
}

/** Finds the file of the server and the tables behind operations, in their order. Unknown operations are left out. */
export function findServerPlaces(root: string, operations: readonly string[]): ServerPlace[] {
  const registrations = readRegistrations(root)
  const sources = readSources(root).filter(({ file, isTest }) => file.startsWith('server/') && !isTest)
  const declarations = readDeclarations(sources)
  const tables = readTables(root)
  const shared = sharedFiles(registrations)
  return operations.flatMap((operation) => {
    const registration = registrations.find((one) => one.operation === operation)
    const places = registration === undefined ? [] : ownPlaces(registration, shared)
    const last = places.at(-1)
    if (last === undefined) return []
    const texts = places.flatMap((place) => statementsAt(root, place))
    // What the shared file does for other operations is not about this one.
    const isFollowed = ({ file }: Declaration) =>
      !general.test(file) && (places.length === 1 || file !== places[0]?.file)
    const used = tablesOf(texts, {
      declarations,
      tables,
      isFollowed,
      isReading: operation.startsWith('GET '),
    })
    return [{ operation, place: `${last.file}:${last.line}`, ...used }]
  })
}

const outside = ({ places }: Registration): Place | undefined =>
  places.find(({ file }) => file !== places[0]?.file)

/** Files that register operations for several others, such as those of every kind of record. */
function sharedFiles(registrations: readonly Registration[]): ReadonlySet<string> {
  const callers = new Map<string, Set<string>>()
  for (const registration of registrations) {
    const [first] = registration.places
    const caller = outside(registration)
    if (!first || !caller) continue
    callers.set(first.file, (callers.get(first.file) ?? new Set()).add(`${caller.file}:${caller.line}`))
  }
  return new Set([...callers].filter(([, places]) => places.size > 1).map(([file]) => file))
}

/** The lines of a registration that are about this operation alone; the last one is where a reader begins. */
function ownPlaces({ places, ...rest }: Registration, shared: ReadonlySet<string>): Place[] {
  const [first] = places
  if (!first) return []
  const caller = outside({ places, ...rest })
  return shared.has(first.file) && caller ? [...places.slice(0, places.indexOf(caller)), caller] : [first]
}

/** The statements at a line and, of the functions that it names, those that are declared in the same function. */
function statementsAt(root: string, { file, line }: Place): Pick<Declaration, 'file' | 'text'>[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  const text = statementFrom(lines, line - 1)
  const words = new Set(text.match(/\w+/g))
  const locals = lines.flatMap((one, index) => {
    const name = /^\s+(?:const|(?:async )?function) (\w+)/.exec(one)?.[1]
    return name !== undefined && words.has(name) ? [statementFrom(lines, index)] : []
  })
  return [text, ...locals].map((one) => ({ file, text: withoutComments(one) }))
}

/** The statement that begins at an index: up to the line where its brackets are closed. */
function statementFrom(lines: readonly string[], index: number): string {
  let depth = 0
  const after = lines.slice(index)
  const end = after.findIndex((text) => {
    for (const mark of text) depth += '([{'.includes(mark) ? 1 : ')]}'.includes(mark) ? -1 : 0
    return depth <= 0 && !/=>?$/.test(text)
  })
  return after.slice(0, end + 1).join('\n')
}

/** The tables of the database: what the migrations create. */
const readTables = (root: string): ReadonlySet<string> => {
  const folder = path.join(root, 'server/migrations')
  const sql = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return new Set(
    sql.flatMap((text) =>
      [...text.matchAll(/create table (?:if not exists )?(\w+)|alter table \w+ rename to (\w+)/gi)].map(
        ([, created, renamed]) => created ?? renamed ?? '',
      ),
    ),
  )
}

/** Code of every request: its tables say nothing about one operation. */
const general = /^server\/(platform\/(http|jobs|hub|db)|test|app)\//

interface Search {
  declarations: Declarations
  tables: ReadonlySet<string>
  /** Whether the code of a declaration belongs to the operation. */
  isFollowed: (declaration: Declaration) => boolean
  isReading: boolean
}

function tablesOf(
  texts: readonly Pick<Declaration, 'file' | 'text'>[],
  { declarations, tables, isFollowed, isReading }: Search,
): { reads: string[]; writes: string[] } {
  const seen = new Set<string>()
  const reads = new Set<string>()
  const writes = new Set<string>()
  const waiting = [...texts]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, text } = next
    for (const name of matches(text, /\b(?:insert into|update|delete from) (?:portico\.)?(\w+)/gi))
      writes.add(name)
    for (const name of matches(text, /(?<!delete )\b(?:from|join) (?:portico\.)?(\w+)/gi)) reads.add(name)
    // The table of a kind of record.
    for (const name of matches(text, /\btable: '(\w+)'/g)) (isReading ? reads : writes).add(name)
    for (const [, owner, word = ''] of text.matchAll(/(?:\b(\w+)\.)?\b([A-Za-z_]\w*)\b/g)) {
      const found = [declarations.find(file, word, owner), owner ? declarations.find(file, owner) : undefined]
      for (const declaration of found) {
        if (!declaration || seen.has(`${declaration.file} ${declaration.name}`)) continue
        seen.add(`${declaration.file} ${declaration.name}`)
        if (isFollowed(declaration)) waiting.push(declaration)
      }
    }
  }
  const known = (names: ReadonlySet<string>) => [...names].filter((name) => tables.has(name)).sort()
  return { reads: known(reads), writes: known(writes) }
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
