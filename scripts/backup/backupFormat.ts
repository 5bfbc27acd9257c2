import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Tx } from '../../server/platform/db/database'
import { runProgram } from './programs'

/** What a backup says of itself, in `backup.json`. */
export interface Manifest {
  /** Of this format. */
  format: 1
  /** The version of Portico that wrote it. */
  version: string
  /** ISO instant. */
  createdAt: string
  database: 'pglite' | 'postgres'
  /** The rows of each table. */
  rows: Record<string, number>
  /** SHA-256 of each file as it is stored, by its place in `files/`. */
  files: Record<string, string>
  /** Whether uploaded files are in a bucket, which the backup does not contain. */
  hasBucket: boolean
  /** Says whether a FILES_KEY is the one of these files, and not what it is. Null: they are not encrypted. */
  keyMark: string | null
  /** The marks of the keys in FILES_KEY_OTHERS, with which some files may be encrypted. Absent: there was none. */
  otherKeyMarks?: string[]
}

/** The names in a backup. */
export const names = {
  manifest: 'backup.json',
  files: 'files',
  dump: { pglite: 'database.tar', postgres: 'database.dump' },
} as const

/** The mark of a key of 32 random bytes, which cannot be guessed from it. */
export const markOfKey = (key: Buffer): string =>
  createHash('sha256').update('portico backup').update(key).digest('hex').slice(0, 16)

/** The rows of each table. */
export async function countRows(db: Tx): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'portico' and table_type = 'BASE TABLE' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>(`select count(*) as count from portico."${name}"`)
    counts[name] = row?.count ?? 0
  }
  return counts
}

/** The files below a folder by their place there, with `/`; none if it is missing. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .toSorted()
}

/** SHA-256 in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Packs a folder. */
export const pack = (folder: string, file: string) => runProgram('tar', ['-cf', file, '-C', folder, '.'])

/** Unpacks into a folder. */
export const unpack = (file: string, folder: string) =>
  runProgram('tar', ['-xf', file, '-C', folder, '--no-same-owner'])
