import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readQuestions } from './plugins'

/** Creates a project with one plugin whose file `questions.ts` has this content. */
function projectWith(content: string): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'portico-questions-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(path.join(root, 'plugins/norte'), { recursive: true })
  mkdirSync(path.join(root, 'plugins/other'))
  writeFileSync(path.join(root, 'plugins/norte/questions.ts'), content)
  return root
}

test('the questions of each plugin that has the file are those of its default export', async () => {
  const questions = await readQuestions(projectWith(`export default [{ id: 'centre', kind: 'text' }]`))
  expect(questions).toEqual({ norte: [{ id: 'centre', kind: 'text' }] })
})

test.each([
  ['without a default export', `export const questions = []`],
  ['with an object', `export default { centre: {} }`],
])('a file %s is refused by name', async (_, content) => {
  await expect(readQuestions(projectWith(content))).rejects.toThrow(
    'plugins/norte/questions.ts has no list of questions as its default export',
  )
})
