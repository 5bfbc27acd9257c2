import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleServer } from '../../../scripts/build/bundleServer'
import { root } from '../../../server/platform/paths'
import { startChild, type ServerChild } from '../../../server/test/serverChild'

/** Where the server and its commands look for files beside their programs. */
const places = [
  'server',
  'schemas',
  'core',
  'kits',
  'plugins',
  'docs',
  'tenants',
  'node_modules',
  'package.json',
]

/**
 * The folder of a built server with an empty portal, which all tests of a run share: it starts in a quarter of the time that the sources
 * take. Its files and packages are those of the checkout.
 */
export async function builtServer(): Promise<string> {
  const base = process.env['PORTICO_TEST_TEMPLATES'] ?? mkdtempSync(path.join(os.tmpdir(), 'portico-built-'))
  const target = path.join(base, 'built-server')
  if (existsSync(target)) return target
  const lock = `${target}.lock`
  try {
    mkdirSync(lock)
  } catch {
    // Another test file builds it.
    while (existsSync(lock)) await pause(50)
    return builtServer()
  }
  try {
    await build(`${target}.new`)
    renameSync(`${target}.new`, target)
  } finally {
    rmSync(lock, { recursive: true })
  }
  return target
}

async function build(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await bundleServer(root, folder)
  for (const place of places) symlinkSync(path.join(root, place), path.join(folder, place))
  writePortal(path.join(folder, 'dist'))
}

/** Writes a portal without a screen. */
export function writePortal(folder: string): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  const head = '<!--portico:head--><!--/portico:head-->'
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><html lang="es"><head>${head}</head></html>`)
  writeFileSync(path.join(folder, 'csp-hashes.json'), '{"script-src":[],"style-src":[]}')
}

/** Starts a process of the built server. `socket`: what it listens with, as from systemd. `folder`: another built server. */
export async function startBuilt(
  settings: Readonly<Record<string, string>>,
  socket?: number,
  folder?: string,
): Promise<ServerChild> {
  const place = folder ?? (await builtServer())
  return startChild(['program/server.js'], place, { FFMPEG: 'off', ...settings }, socket)
}
