import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../server/test/freePort'
import { startPortal } from '../../bench/portal'
import { data, root } from './server'

/** The data folder that is copied: demo data of every tenant, which no story has changed. */
const demoData = `${data}-demo`

/** Exists while a worker writes the demo data. */
const lock = `${demoData}.lock`

/** Set-up of a run, and its end: no run uses the demo data of another, whose appointments may be of yesterday. */
export default function removeAtBothEnds(): () => void {
  const remove = () => {
    for (const folder of [demoData, lock]) rmSync(folder, { recursive: true, force: true })
  }
  remove()
  return remove
}

/**
 * Creates a temporary folder whose `data` is a data folder with demo data, and returns it. A server that finds the data
 * there starts in a third of the processor time. The first caller of a run writes it, the others copy it.
 */
export async function createDemoFolder(): Promise<string> {
  while (!existsSync(demoData)) await (takeLock() ? writeDemoData() : pause(200))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portico-fresh-'))
  await cp(demoData, path.join(folder, 'data'), { recursive: true })
  return folder
}

/** Returns false while another worker has the lock. */
function takeLock(): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

async function writeDemoData(): Promise<void> {
  try {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portico-demo-'))
    const portal = await startPortal(root, folder, await freePort())
    await portal.stop()
    await rename(folder, demoData)
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
