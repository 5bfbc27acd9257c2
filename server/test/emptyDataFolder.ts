import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { root } from '../platform/paths'

const cache = path.join(root, 'node_modules', '.cache', 'portico')

/**
 * An empty data folder of the embedded database. Creating one takes seconds, copying it half a second, so it is created
 * once per database version and cached in node_modules.
 */
export async function emptyDataFolder(): Promise<Blob> {
  const file = path.join(cache, `pglite-${fingerprint()}.tar`)
  if (!existsSync(file)) await create(file)
  return readTemplate(file)
}

/** A data folder from a file, as a template of a database. Node reads a large `Blob` in small parts, which takes half a second. */
export function readTemplate(file: string): Blob {
  // So large a file has a buffer of its own.
  const { buffer } = readFileSync(file)
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer })
}

const fingerprint = () => {
  const manifest = readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json'))
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12)
}

async function create(file: string): Promise<void> {
  const lite = await PGlite.create({ extensions: { btree_gist } })
  const folder = await lite.dumpDataDir('none')
  await lite.close()
  mkdirSync(cache, { recursive: true })
  // Renamed after writing, so that parallel test files never read a partial file.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, Buffer.from(await folder.arrayBuffer()))
  renameSync(temporary, file)
}
