import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test('docs/public-api.md and its report are those of the public modules, each export with a docstring', async () => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
  const run = promisify(execFile)(process.execPath, [tsx, 'scripts/api.ts', '--check'], { cwd: root })
  const problem = await run.then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  )
  expect(problem).toBe('')
})
