import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Name of the attachment that describes a frame or a further tab of a failed story. */
export const otherPageAttachment = 'other page'

/**
 * Lists the failures of a vitest JSON report, to be repeated at the end of a long log. Each text has the file, the title
 * and the messages.
 */
export const unitFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [formatFailure(name, [message])] : []
    return failed.map(({ fullName, failureMessages }) =>
      formatFailure(`${name} › ${fullName}`, failureMessages),
    )
  })

/** Lists the failures of a Playwright JSON report, each with the page's accessibility tree at that moment. */
export const browserFailures = ({ suites = [], errors = [] }) => [
  ...errors.map(({ message }) => formatFailure('before the tests', [message])),
  ...suites.flatMap(failedIn),
]

const failedIn = (suite) => storiesIn(suite, 'unexpected')

/** Lists the stories that failed and passed the second time, as `browserFailures` does, with what failed the first time. */
export const flakyStories = ({ suites = [] }) => suites.flatMap((suite) => storiesIn(suite, 'flaky'))

const storiesIn = ({ suites = [], specs = [] }, wanted) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        formatFailure(`[${projectName}] ${file}:${line} › ${title}`, results.flatMap(messagesOf)),
      ),
  ),
  ...suites.flatMap((suite) => storiesIn(suite, wanted)),
]

const messagesOf = ({ errors = [], attachments = [] }) => [
  ...errors.map(({ message }) => message),
  ...attachments.filter(({ name }) => name === 'error-context').map(({ path }) => readPageTree(path)),
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
