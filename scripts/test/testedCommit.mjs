import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The commit that is checked out, if no file differs from it; else null. */
export function readCleanCommit(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const { status, stdout } = git('status', '--porcelain')
  return status === 0 && stdout === '' ? git('rev-parse', 'HEAD').stdout.trim() : null
}

/** Notes that all tests have passed at a commit, for `npm run release`. */
export function writeTested(root, tested) {
  const folder = path.join(root, '.portico')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'tested.json'), `${JSON.stringify(tested)}\n`)
}
