/** What a release is judged by. */
export interface ReleaseState {
  branch: string
  commit: string
  /** Files that differ from the commit, as `git status --porcelain` lists them. */
  changedFiles: readonly string[]
  tags: readonly string[]
  /** `version` of package.json. */
  version: string
  /** The versions that package-lock.json has for the project itself. */
  lockVersions: readonly (string | undefined)[]
  changelog: string
  /** The last complete run of `npm test` without a failure; null if there is none. */
  tested: TestedCommit | null
  /** Today, as `2026-11-29`. */
  today: string
}

/** A commit whose tests have all passed, as `npm test` writes it to `.portico/tested.json`. */
export interface TestedCommit {
  commit: string
  passed: number
}

interface Heading {
  version: string
  date: string | undefined
}

/** Says in sentences what keeps the project from being released; empty if nothing does. */
export function findProblems(state: ReleaseState): string[] {
  const { branch, changedFiles, version, lockVersions, tags } = state
  return [
    ...(branch === 'main' ? [] : [`The branch is ${branch || 'none'}; releases are made on main.`]),
    ...(changedFiles.length === 0 ? [] : [`Commit or discard: ${changedFiles.join(', ')}.`]),
    ...(tags.includes(`v${version}`)
      ? [`The tag v${version} exists already; raise the version of package.json.`]
      : []),
    ...(lockVersions.every((one) => one === version)
      ? []
      : [`package-lock.json does not have the version ${version}; run npm install.`]),
    ...changelogProblems(state),
    ...testProblems(state),
  ]
}

function changelogProblems({ changelog, version, today }: ReleaseState): string[] {
  const [newest, previous] = headingsOf(changelog)
  if (newest?.version !== version)
    return [
      `The newest version of CHANGELOG.md is ${newest?.version ?? 'missing'}, that of package.json is ${version}.`,
    ]
  return [
    ...(/\S/.test(entriesOf(changelog, 'Unreleased'))
      ? ['CHANGELOG.md has entries under Unreleased; move them to the version.']
      : []),
    ...(/\S/.test(entriesOf(changelog, version)) ? [] : [`CHANGELOG.md has no entries under ${version}.`]),
    ...dateProblems(newest, today),
    ...(previous === undefined || isNewer(version, previous.version)
      ? []
      : [`${version} is not newer than ${previous.version}, the version before it.`]),
  ]
}

function dateProblems({ version, date }: Heading, today: string): string[] {
  if (date === undefined)
    return [`The heading of ${version} in CHANGELOG.md has no date; expected "## ${version} - ${today}".`]
  return date === today
    ? []
    : [`The heading of ${version} in CHANGELOG.md has the date ${date}; today is ${today}.`]
}

function testProblems({ tested, commit }: ReleaseState): string[] {
  if (tested?.commit === commit) return []
  const last =
    tested === null ? 'No commit has passed it here' : `It passed last at ${tested.commit.slice(0, 8)}`
  return [
    `npm test has not passed at ${commit.slice(0, 8)}. ${last}. Run npm test with everything committed.`,
  ]
}

/** The headings of versions, the newest first. */
const headingsOf = (changelog: string): Heading[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+)(?: - (\d{4}-\d{2}-\d{2}))?$/gm)].map(
    ([, version = '', date]) => ({
      version,
      date,
    }),
  )

/** The text of a version, without its heading; empty if there is no such heading. */
function entriesOf(changelog: string, version: string): string {
  const lines = changelog.split('\n')
  const start = lines.findIndex((line) => line === `## ${version}` || line.startsWith(`## ${version} - `))
  if (start < 0) return ''
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => line.startsWith('## '))
  return after.slice(0, end < 0 ? undefined : end).join('\n')
}

function isNewer(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const at = one?.findIndex((part, index) => part !== two?.[index]) ?? -1
  return at >= 0 && (one?.[at] ?? 0) > (two?.[at] ?? 0)
}

/** The message of the tag: the version, and which tests have passed. */
export const tagMessage = (version: string, { commit, passed }: TestedCommit): string =>
  `Portico ${version}\n\nnpm test: ${passed} passed, 0 failed, at ${commit}.\n`
