import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import type { Db, Tx } from './engine'
import { takeLock } from './lock'
import { withSavepoints } from './savepoints'
import { DATE, INT8, NUMERIC, settings } from './types'

const asWritten = (value: string) => value

/** The engine's own start-up parameters without `-F`, which would switch fsync off: what is answered is on disk. */
const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

/**
 * Opens the embedded engine on a folder (locked for this process), or in memory.
 * `template` is a data folder made by `dumpDataDir`, from which a new database starts faster.
 */
export async function openPglite(folder?: string, template?: Blob): Promise<Db> {
  const release = folder ? lockFolder(folder) : () => {}
  try {
    const lite = await PGlite.create({
      ...(folder && { dataDir: folder }),
      ...(template && { loadDataDir: template }),
      extensions: { btree_gist },
      parsers: { [INT8]: Number, [NUMERIC]: asWritten, [DATE]: asWritten },
      startParams: [...durable, ...settings.flatMap((setting) => ['-c', setting])],
    })
    return embedded(lite, release)
  } catch (error) {
    release()
    throw error
  }
}

function lockFolder(folder: string): () => void {
  mkdirSync(path.dirname(folder), { recursive: true })
  return takeLock(`${folder}.lock`)
}

function embedded(lite: PGlite, release: () => void): Db {
  return {
    ...statements(lite),
    tx: (work) => lite.transaction((transaction) => work(withSavepoints(statements(transaction)))),
    listen: (channel, heard) => lite.listen(channel, heard),
    close: async () => {
      await lite.close()
      release()
    },
  }
}

const statements = (on: PGlite | Transaction): Omit<Tx, 'tx'> => ({
  kind: 'pglite',
  query: async <T>(sql: string, params: readonly unknown[] = []) =>
    (await on.query<T>(sql, [...params])).rows,
  exec: async (sql) => {
    await on.exec(sql)
  },
})
