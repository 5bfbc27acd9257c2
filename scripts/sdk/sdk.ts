/**
 * `npm run sdk -- build examples/nuvia` writes the plugin of a folder as one file for a tenant's `addressPlugins`; `npm run sdk -- pack`
 * writes the package `@portico/sdk`, with which a plugin is written and built outside of this repository.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runBuild } from './runBuild'
import { sharedModules } from './sharedModules'
import { writeSdk } from './writeSdk'

const root = path.resolve(import.meta.dirname, '../..')
const args = process.argv.slice(2)
if (args[0] === 'pack') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-sdk-'))
  await writeSdk(root, folder)
  execFileSync('npm', ['pack', folder, '--silent'], { stdio: 'inherit', shell: process.platform === 'win32' })
  rmSync(folder, { recursive: true })
} else {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  process.exitCode = await runBuild(args, {
    shared: sharedModules(root),
    portal: version,
    name: 'npm run sdk --',
  })
}
