import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { storyFailures, unitFailures } from './failures.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-failures-'))
const context = path.join(folder, 'error-context.md')
writeFileSync(context, '# What failed\n\n```yaml\n- heading "Citas" [level=1]\n```\n\n```ts\ntest()\n```\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('names each rule that failed, and a file that could not be read', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'is right', failureMessages: [] },
        { status: 'failed', fullName: 'is wrong', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
      ],
    },
    { name: 'b.test.ts', message: 'Unexpected token', assertionResults: [] },
    { name: 'c.test.ts', message: '', assertionResults: [{ status: 'passed' }] },
  ]
  expect(unitFailures({ testResults })).toEqual([
    'a.test.ts › is wrong\nexpected 1',
    'b.test.ts\nUnexpected token',
  ])
})

it('names each story that failed, with what the page showed, however deep its suite', () => {
  const story = (title: string, status: string) => ({
    file: 'list.spec.ts',
    line: 7,
    title,
    tests: [
      {
        status,
        projectName: 'phone',
        results: [
          {
            errors: [{ message: 'not visible' }],
            attachments: [
              { name: 'error-context', path: context },
              { name: 'elsewhere', body: Buffer.from('the frame: Médico').toString('base64') },
            ],
          },
        ],
      },
    ],
  })
  const suites = [
    { specs: [story('is fine', 'expected')], suites: [{ specs: [story('is not', 'unexpected')] }] },
  ]
  expect(storyFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
    'before any story\nno server',
    '[phone] list.spec.ts:7 › is not\nnot visible\n- heading "Citas" [level=1]\n\nbeside it, the frame: Médico',
  ])
})

it('a run without failures says nothing', () => {
  expect([unitFailures({}), storyFailures({})].flat()).toEqual([])
})
