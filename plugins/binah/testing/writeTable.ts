/** `npm run scan`: measures all synthetic recordings and writes their errors and refusals into docs/scan.md, without format. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureAll, measuredText } from './measured'

const file = path.resolve(import.meta.dirname, '../../../docs/scan.md')
const [before] = readFileSync(file, 'utf8').split('<!-- measured -->')
writeFileSync(file, `${before}<!-- measured -->\n\n${measuredText(measureAll())}`)
