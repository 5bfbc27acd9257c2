import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeSdk } from '../writeSdk'

/** The packages that the SDK expects beside it, and what they need. */
const peers = ['@types/react', 'csstype', 'typescript', '@typescript', 'vite']

/**
 * Makes a repository of its own with the plugin of `examples/nuvia`, the packed SDK and its peers, and nothing of this project. `work` is an
 * empty folder outside of it. Returns the folder of the plugin.
 */
export async function outsideFolder(root: string, work: string): Promise<string> {
  const nuvia = path.join(work, 'nuvia')
  const installed = path.join(nuvia, 'node_modules')
  await writeSdk(root, path.join(work, 'sdk'))
  execFileSync('npm', ['pack', path.join(work, 'sdk'), '--silent'], { cwd: work })
  mkdirSync(path.join(installed, '@portico/sdk'), { recursive: true })
  const [tarball = ''] = readdirSync(work).filter((file) => file.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', tarball, '-C', path.join(installed, '@portico/sdk'), '--strip-components=1'], {
    cwd: work,
  })
  for (const peer of peers) {
    mkdirSync(path.dirname(path.join(installed, peer)), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', peer), path.join(installed, peer))
  }
  cpSync(path.join(root, 'examples/nuvia'), nuvia, {
    recursive: true,
    filter: (file) => !/\.test\.ts$|testBackEnd|node_modules|dist$/.test(file),
  })
  writeFileSync(
    path.join(nuvia, 'tsconfig.json'),
    '{ "extends": "@portico/sdk/tsconfig.json", "include": ["*.ts"] }',
  )
  return nuvia
}

/** Runs the command of the installed SDK. Returns what it prints. */
export const runSdk = (folder: string, ...args: string[]): string =>
  execFileSync(process.execPath, [path.join(folder, 'node_modules/@portico/sdk/command.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
