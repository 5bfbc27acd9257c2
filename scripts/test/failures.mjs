import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * What failed in a run, to be said again where the log ends: in the middle of a long one nobody finds it.
 * In: a report of vitest as JSON. Out: a text for each failure, the file, the title and what it said.
 */
export const unitFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [told(name, [message])] : []
    return failed.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages))
  })

/** The same of a report of Playwright, with what the page showed at that moment. */
export const storyFailures = ({ suites = [], errors = [] }) => [
  ...errors.map(({ message }) => told('before any story', [message])),
  ...suites.flatMap(failedIn),
]

const failedIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        told(`[${projectName}] ${file}:${line} › ${title}`, results.flatMap(saidBy)),
      ),
  ),
  ...suites.flatMap(failedIn),
]

const saidBy = ({ errors = [], attachments = [] }) => [
  ...errors.map(({ message }) => message),
  ...attachments.filter(({ name }) => name === 'error-context').map(({ path }) => shownIn(path)),
  ...attachments.filter(({ name }) => name === 'elsewhere').map(({ body }) => `beside it, ${decoded(body)}`),
]

const decoded = (body) => Buffer.from(body, 'base64').toString()

/** The page in the report of a failure: the block of yaml. */
function shownIn(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /```yaml\n(.*?)```/s.exec(text)?.[1] ?? ''
}

const told = (title, messages) =>
  [title, ...messages.map((message = '') => stripVTControlCharacters(message))].join('\n')
