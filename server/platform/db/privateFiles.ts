import { closeSync, chmodSync, existsSync, fsyncSync, lstatSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The permissions of group and others. */
const OTHERS = 0o077

/** The mode without permissions of group and others. */
export const privateMode = (mode: number): number => mode & ~OTHERS

/**
 * Takes the permissions of group and others from a folder and all it contains, unless the folder has none already. Nothing
 * happens where there is no folder.
 */
export function makePrivate(folder: string): void {
  if (!existsSync(folder) || (lstatSync(folder).mode & OTHERS) === 0) return
  // The folder is the last, so that an interrupted run starts again.
  for (const place of [...placesIn(folder), folder]) chmodSync(place, privateMode(lstatSync(place).mode))
}

/** Writes a folder and all it contains to the disk. A write that only the operating system has is lost in a power cut. */
export function syncFolder(folder: string): void {
  for (const place of [...placesIn(folder), folder]) syncPlace(place)
}

/** Writes one file, or the names in one folder, to the disk. */
export function syncPlace(place: string): void {
  // Windows cannot open a folder, and saves the names of files itself.
  if (process.platform === 'win32' && lstatSync(place).isDirectory()) return
  const file = openSync(place, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const placesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
