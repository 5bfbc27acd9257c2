import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { browserFailures, flakyStories, formatEnd, otherPageAttachment, unitFailures } from './failures.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-failures-'))
const context = path.join(folder, 'error-context.md')
writeFileSync(context, '# What failed\n\n```yaml\n- heading "Citas" [level=1]\n```\n\n```ts\ntest()\n```\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('lists each failed unit test and each file that could not be loaded, with the command that repeats it', () => {
  const testResults = [
    { name: '/project/b.test.ts', startTime: 20, message: 'Unexpected token', assertionResults: [] },
    {
      name: '/project/a.test.ts',
      startTime: 10,
      assertionResults: [
        { status: 'passed', fullName: 'is right', failureMessages: [] },
        {
          status: 'failed',
          fullName: "is wrong (it's 1+1)",
          failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
        },
      ],
    },
    { name: '/project/c.test.ts', startTime: 5, message: '', assertionResults: [{ status: 'passed' }] },
  ]
  expect(unitFailures({ testResults }, '/project')).toEqual([
    {
      text: "a.test.ts › is wrong (it's 1+1)\nexpected 1",
      command: String.raw`npx vitest run a.test.ts -t 'is wrong \(it'\''s 1\+1\)'`,
    },
    { text: 'b.test.ts\nUnexpected token', command: 'npx vitest run b.test.ts' },
  ])
})

it('lists each failed browser test with the page tree, at any depth of suites', () => {
  const spec = (title: string, status: string, startTime = '2026-11-29T10:00:00Z') => ({
    file: 'list.spec.ts',
    line: 7,
    title,
    tests: [
      {
        status,
        projectName: 'phone',
        results: [
          {
            startTime,
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
      suites: [{ specs: [spec('is not either', 'unexpected', '2026-11-29T10:05:00Z')] }],
    },
    { specs: [spec('is not', 'unexpected')] },
  ]
  const report = { config: { rootDir: '/project/tests' }, suites, errors: [{ message: 'no server' }] }
  const command = 'npm run test:e2e -- tests/list.spec.ts:7 --project=phone --no-deps'
  const page = 'not visible\n- heading "Citas" [level=1]\n\nother frame: the frame: Médico'
  expect(browserFailures(report, '/project')).toEqual([
    { text: 'before the tests\nno server', command: 'npm run test:e2e' },
    { text: `[phone] list.spec.ts:7 › is not\n${page}`, command },
    { text: `[phone] list.spec.ts:7 › is not either\n${page}`, command },
  ])
  expect(flakyStories(report)[0]?.text).toMatch(/^\[phone\] list.spec.ts:7 › is fine now\nnot visible/)
})

it('a run without failures lists nothing', () => {
  expect([unitFailures({}), browserFailures({}), flakyStories({})].flat()).toEqual([])
  expect(formatEnd([], [])).toBe('')
})

it('the first failure comes last, with the command that repeats it', () => {
  const failure = (name: string) => ({ text: name, command: `repeat ${name}` })
  expect(formatEnd([failure('unsteady')], ['one', 'two', 'three'].map(failure)).split('\n\n')).toEqual([
    '── flaky, passed the second time: unsteady',
    '── failed: three',
    '── failed: two',
    '── first failure: one',
    'Repeat it: repeat one',
  ])
})
