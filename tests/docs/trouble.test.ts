import { expect, it } from 'vitest'
import { readSources } from '../architecture/sources'
import { namesIn, readPages, root, rowsOf, textBelow } from './pages'

const guide = readPages().find(({ file }) => file === 'docs/operations.md') ?? { file: '', text: '' }
const code = readSources(root)
  .filter(({ file, isTest }) => /^(server|scripts)\//.test(file) && !isTest)
  .map((source) => source.code)
  .join('\n')

/** The parts of a message between the values that the server fills in: `…`, `<file>` and `4000`. */
const fixedParts = (message: string) =>
  message
    .split(/…|<[\w ]+>|\d{4}/)
    .map((part) => part.trim().replace(/[:,.]$/, ''))
    .filter((part) => part.length > 3)

it('every message at the start that the guide explains is one that the code writes', () => {
  const messages = rowsOf(textBelow(guide, 'When something goes wrong')).flatMap(([message = '']) =>
    namesIn(message),
  )
  expect(messages.length).toBeGreaterThan(10)
  const unknown = messages.filter((message) => !fixedParts(message).every((part) => code.includes(part)))
  expect(unknown).toEqual([])
})

it('every topic of the log that the guide names is one that the code writes', () => {
  const [, line = ''] = /\*\*Log\.\*\*(.*?)\n- /s.exec(textBelow(guide, 'Watch it')) ?? []
  const topics = namesIn(line).filter((name) => name.endsWith(':'))
  expect(topics.length).toBeGreaterThan(4)
  expect(topics.filter((topic) => !new RegExp(`['"\`]${topic}`).test(code))).toEqual([])
})
