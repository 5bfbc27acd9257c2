/**
 * `npm run release` checks that the version of package.json is ready, and tags it. `-- --check` only checks.
 * The tag stays on this machine until somebody pushes it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from './setup/readOptions'
import { findProblems, tagMessage, type ReleaseState, type TestedCommit } from './release/problems'

const root = path.resolve(import.meta.dirname, '..')
const { values } = readOptions('Usage: npm run release [-- --check]', {
  options: { check: { type: 'boolean', default: false } },
})

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

function readTested(): TestedCommit | null {
  const file = path.join(root, '.portico/tested.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestedCommit) : null
}

function readState(): ReleaseState {
  const lock = JSON.parse(read('package-lock.json')) as {
    version?: string
    packages: Record<string, { version?: string }>
  }
  return {
    branch: git('branch', '--show-current').trim(),
    commit: git('rev-parse', 'HEAD').trim(),
    changedFiles: linesOf(git('status', '--porcelain')).map((line) => line.slice(3)),
    tags: linesOf(git('tag')),
    version: (JSON.parse(read('package.json')) as { version: string }).version,
    lockVersions: [lock.version, lock.packages['']?.version],
    changelog: read('CHANGELOG.md'),
    tested: readTested(),
    today: new Date().toLocaleDateString('sv'),
  }
}

const state = readState()
const problems = findProblems(state)
for (const problem of problems) console.error(`- ${problem}`)
if (problems.length > 0 || state.tested === null) {
  console.error(`\n${state.version} is not ready.`)
  process.exitCode = 1
} else if (values.check) {
  console.log(`${state.version} is ready.`)
} else {
  const tag = `v${state.version}`
  git('tag', '--annotate', tag, '--message', tagMessage(state.version, state.tested))
  console.log(`Tagged ${state.commit.slice(0, 8)} as ${tag}. Publish it: git push origin main ${tag}`)
}
