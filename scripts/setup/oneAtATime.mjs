import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 200
/** Longer than any build takes: the process id in an older lock may be another program's by now. */
const OLD_MS = 30 * 60_000
/** How long a lock may be without a process id: its process creates it, and then writes it. */
const EMPTY_MS = 5000

/**
 * Runs `work` while no other process runs one with the same lock file, and returns what it returns. The file contains the id of
 * the process that works. `work` gets a function that names a child process instead, which goes on if this one is killed.
 * Waits for another process, and prints `message` once. A lock is taken over when its process has ended, or after half an hour.
 */
export async function oneAtATime(file, message, work) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let hasPrinted = false; !(await takeLock(file)); await pause(PAUSE_MS)) {
    if (!hasPrinted) console.log(message)
    hasPrinted = true
  }
  try {
    return await work((id) => writeFileSync(file, String(id)))
  } finally {
    rmSync(file, { force: true })
  }
}

/** Returns false while another process has the lock. */
async function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isHeld(file)) return false
  // Several processes may find it abandoned at once: the one whose id is in it after a while has it.
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  renameSync(own, file)
  await pause(PAUSE_MS)
  return readLock(file).id === process.pid
}

function isHeld(file) {
  const { id, age } = readLock(file)
  if (id === 0) return age < EMPTY_MS
  return age < OLD_MS && isAlive(id)
}

/** The process id in a lock, 0 for none, and its age in milliseconds. A lock that was just released counts as empty and new. */
function readLock(file) {
  try {
    return { id: Number(readFileSync(file, 'utf8')) || 0, age: Date.now() - statSync(file).mtimeMs }
  } catch (error) {
    if (error.code === 'ENOENT') return { id: 0, age: 0 }
    throw error
  }
}

/** Our own id counts as dead: in a restarted container the process before often had the same. */
function isAlive(id) {
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
