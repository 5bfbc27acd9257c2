import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { root } from '../paths'

const cache = path.join(root, 'node_modules', '.cache', 'portico')

/**
 * A data folder of the embedded engine with nothing in it. Making one takes seconds, copying it half a second:
 * it is made once per version of the engine and kept with the packages.
 */
export async function emptyDataFolder(): Promise<Blob> {
  const file = path.join(cache, `pglite-${fingerprint()}.tar`)
  if (!existsSync(file)) await make(file)
  return new Blob([readFileSync(file)])
}

const fingerprint = () => {
  const manifest = readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json'))
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12)
}

async function make(file: string): Promise<void> {
  const lite = await PGlite.create({ extensions: { btree_gist } })
  const folder = await lite.dumpDataDir('none')
  await lite.close()
  mkdirSync(cache, { recursive: true })
  // Written aside and renamed: test files run side by side and must never read half of it.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, Buffer.from(await folder.arrayBuffer()))
  renameSync(aside, file)
}
