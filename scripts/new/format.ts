import { readFileSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const configuration = path.resolve(import.meta.dirname, '../../.oxfmtrc.json')

/** Formats the text of a file with the configuration of the project, which `npm test` checks. Takes its name, and the text. */
export async function formatText(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(configuration, 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, options)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}

/** Formats a value as JSON. */
export const formatJson = (value: object): Promise<string> =>
  formatText('any.json', JSON.stringify(value, null, 2))
