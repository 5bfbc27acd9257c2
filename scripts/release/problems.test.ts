import { expect, it } from 'vitest'
import { findProblems, tagMessage, type ReleaseState } from './problems'

const commit = '0123456789abcdef'
const changelog = `# Changelog

## Unreleased

## 0.2.0 - 2026-11-29

### Added

- A thing.

## 0.1.0 - 2026-11-21

### Added

- Everything.
`
const ready: ReleaseState = {
  branch: 'main',
  commit,
  changedFiles: [],
  tags: ['v0.1.0'],
  version: '0.2.0',
  lockVersions: ['0.2.0', '0.2.0'],
  changelog,
  tested: { commit, passed: 5 },
  today: '2026-11-29',
}

it('a version with everything in order has no problem', () => {
  expect(findProblems(ready)).toEqual([])
})

it.each<[name: string, change: Partial<ReleaseState>, problem: RegExp]>([
  ['another branch', { branch: 'feature' }, /branch is feature/],
  ['a detached head', { branch: '' }, /branch is none/],
  ['a changed file', { changedFiles: ['README.md'] }, /README\.md/],
  ['a tag that exists', { tags: ['v0.2.0'] }, /v0\.2\.0 exists already/],
  ['a lock file of another version', { lockVersions: ['0.2.0', '0.1.0'] }, /package-lock\.json/],
  [
    'another version in package.json',
    { version: '0.3.0', lockVersions: ['0.3.0'] },
    /newest version of CHANGELOG\.md is 0\.2\.0/,
  ],
  [
    'an entry under Unreleased',
    { changelog: changelog.replace('## Unreleased\n', '## Unreleased\n\n- New.\n') },
    /under Unreleased/,
  ],
  [
    'a version without entries',
    { changelog: changelog.replace('### Added\n\n- A thing.\n', '') },
    /no entries under 0\.2\.0/,
  ],
  ['a heading without a date', { changelog: changelog.replace('0.2.0 - 2026-11-29', '0.2.0') }, /no date/],
  ['the date of another day', { today: '2026-11-30' }, /date 2026-11-29; today is 2026-11-30/],
  [
    'a version that is older than the one before',
    { changelog: changelog.replace('0.1.0', '0.10.0') },
    /not newer than 0\.10\.0/,
  ],
  ['a changelog without versions', { changelog: '# Changelog\n' }, /is missing/],
  ['no test run', { tested: null }, /No commit has passed it here/],
  ['tests of another commit', { tested: { commit: 'fedcba9876', passed: 5 } }, /passed last at fedcba98/],
])('%s keeps a version from being released', (_, change, problem) => {
  const problems = findProblems({ ...ready, ...change })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
})

it('the tag names the tests', () => {
  expect(tagMessage('0.2.0', { commit, passed: 5 })).toContain(`5 passed, 0 failed, at ${commit}`)
})
