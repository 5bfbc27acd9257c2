import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Name of the attachment that describes a frame or a further tab of a failed story. */
export const otherPageAttachment = 'other page'

/**
 * Lists the failures of a vitest JSON report, the first first, to be repeated at the end of a long log. Each has a text with
 * the file, the title and the messages, and the command that repeats the test. `root` is the project's folder.
 */
export const unitFailures = ({ testResults = [] }, root = '') =>
  testResults
    .toSorted((one, other) => (one.startTime ?? 0) - (other.startTime ?? 0))
    .flatMap(({ name, message, assertionResults = [] }) => {
      const file = relativeTo(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const command = `npx vitest run ${file}`
      if (failed.length === 0) return message ? [{ text: formatFailure(file, [message]), command }] : []
      return failed.map(({ fullName, failureMessages }) => ({
        text: formatFailure(`${file} › ${fullName}`, failureMessages),
        command: `${command} -t ${quote(escapePattern(fullName))}`,
      }))
    })

/**
 * Lists the failures of a Playwright JSON report, the first first, each with the page's accessibility tree at that moment and
 * the command that repeats the story. `root` is the project's folder.
 */
export const browserFailures = (report, root = '') => [
  ...(report.errors ?? []).map(({ message }) => ({
    text: formatFailure('before the tests', [message]),
    command: 'npm run test:e2e',
  })),
  ...storiesIn(report, 'unexpected', root),
]

/** Lists the stories that failed and passed the second time, as `browserFailures` does, with what failed the first time. */
export const flakyStories = (report, root = '') => storiesIn(report, 'flaky', root)

const storiesIn = ({ suites = [], config }, wanted, root) =>
  suites
    .flatMap(specsIn)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          at: results[0]?.startTime ?? '',
          text: formatFailure(`[${projectName}] ${file}:${line} › ${title}`, results.flatMap(messagesOf)),
          command: `npm run test:e2e -- ${relativeTo(root, path.join(config?.rootDir ?? '', file))}:${line} --project=${projectName} --no-deps`,
        })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ text, command }) => ({ text, command }))

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)]

const messagesOf = ({ errors = [], attachments = [] }) => [
  ...errors.map(({ message }) => message),
  ...attachments.filter(({ name }) => name === 'error-context').map(({ path: file }) => readPageTree(file)),
  ...attachments
    .filter(({ name }) => name === otherPageAttachment)
    .map(({ body }) => `other frame: ${decode(body)}`),
]

const decode = (body) => Buffer.from(body, 'base64').toString()

/** Reads the YAML block with the page's tree from Playwright's error context. */
function readPageTree(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /```yaml\n(.*?)```/s.exec(text)?.[1] ?? ''
}

const formatFailure = (title, messages) =>
  [title, ...messages.map((message = '') => stripVTControlCharacters(message))].join('\n')

const relativeTo = (root, file) => (path.isAbsolute(file) ? path.relative(root, file) : file)

/** A title as vitest's `-t` reads it: a regular expression. */
const escapePattern = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word of a command line, as a POSIX shell reads it. */
const quote = (word) => `'${word.replaceAll("'", String.raw`'\''`)}'`

/**
 * Formats the end of a run: the flaky stories, the failures from the last to the first, and the command that repeats the first,
 * so that it is in sight when the run ends.
 */
export function formatEnd(flaky, failures) {
  const [first, ...others] = failures
  return [
    ...flaky.map(({ text }) => `── flaky, passed the second time: ${text}`),
    ...others.toReversed().map(({ text }) => `── failed: ${text}`),
    ...(first ? [`── first failure: ${first.text}\n\nRepeat it: ${first.command}`] : []),
  ].join('\n\n')
}
