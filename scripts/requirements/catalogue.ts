import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What `docs/requirements/` holds. */
export interface Catalogue {
  /** Ids of the numbered statements (`BOOK-033`) by area, in order. */
  statements: ReadonlyMap<string, readonly string[]>
  /** Ids of the decided contradictions (`C-060`). */
  contradictions: readonly string[]
  /** Why an id or a whole area has no test, by id or area. */
  uncovered: ReadonlyMap<string, string>
}

const statement = /^- \*\*([A-Z][A-Z0-9]*-\d{3})\*\* /gm
const contradiction = /^### (C-\d{3}): /gm
const reason = /^- \*\*([^*]+)\*\*: (.+)$/gm

/** Reads `docs/requirements/` below `root`. Each area is a file with its name, such as `BOOK.md`. */
export function readCatalogue(root: string): Catalogue {
  const folder = path.join(root, 'docs/requirements')
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const areas = readdirSync(folder).filter(
    (file) => /^[A-Z][A-Z0-9]*\.md$/.test(file) && file !== 'README.md',
  )
  return {
    statements: new Map(
      areas.map((file) => [path.basename(file, '.md'), matches(read(file), statement).sort()]),
    ),
    contradictions: matches(read('contradictions.md'), contradiction),
    uncovered: new Map(
      [...read('uncovered.md').matchAll(reason)].flatMap(([, ids = '', why = '']) =>
        ids.split(', ').map((id) => [id, why] as const),
      ),
    ),
  }
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])
