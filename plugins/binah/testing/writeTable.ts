/**
 * `npm run scan`: measures all synthetic recordings and writes their errors and refusals into docs/scan.md, without format. The recordings in pictures
 * take minutes, so their outcomes are stored beside their plan; the test measures a part of them again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureAll, measuredText } from './measured'
import { allShots, measureShot, picturesText } from './pictures/measured'

const file = path.resolve(import.meta.dirname, '../../../docs/scan.md')
const outcomes = allShots().map(measureShot)
writeFileSync(path.resolve(import.meta.dirname, 'pictures/outcomes.json'), JSON.stringify(outcomes))
const [before] = readFileSync(file, 'utf8').split('<!-- measured -->')
writeFileSync(file, `${before}<!-- measured -->\n\n${measuredText(measureAll())}\n${picturesText(outcomes)}`)
