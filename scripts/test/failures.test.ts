import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { browserFailures, flakyStories, otherPageAttachment, unitFailures } from './failures.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-failures-'))
const context = path.join(folder, 'error-context.md')
writeFileSync(context, '# What failed\n\n```yaml\n- heading "Citas" [level=1]\n```\n\n```ts\ntest()\n```\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('lists each failed unit test and each file that could not be loaded', () => {
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

it('lists each failed browser test with the page tree, at any depth of suites', () => {
  const spec = (title: string, status: string) => ({
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
              { name: otherPageAttachment, body: Buffer.from('the frame: Médico').toString('base64') },
            ],
          },
        ],
      },
    ],
  })
  const suites = [
    {
      specs: [spec('is fine', 'expected'), spec('is fine now', 'flaky')],
      suites: [{ specs: [spec('is not', 'unexpected')] }],
    },
  ]
  expect(browserFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
    'before the tests\nno server',
    '[phone] list.spec.ts:7 › is not\nnot visible\n- heading "Citas" [level=1]\n\nother frame: the frame: Médico',
  ])
  expect(flakyStories({ suites })[0]).toMatch(/^\[phone\] list.spec.ts:7 › is fine now\nnot visible/)
})

it('a run without failures lists nothing', () => {
  expect([unitFailures({}), browserFailures({})].flat()).toEqual([])
})
