/** `npm run backup -- <file>` writes the database and the uploaded files of the settings into one file. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeBackup } from './backup/writeBackup'
import { sumOf } from './backup/summary'
import { readConfig } from '../server/app/settings/config'
import { productVersion } from './backup/productVersion'

try {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new Error('npm run backup -- <file>')
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`)
  const manifest = await writeBackup(readConfig(process.env, []), path.resolve(file), productVersion())
  console.log(`${path.resolve(file)}: ${sumOf(manifest)}.`)
  if (manifest.hasBucket) console.log('Uploaded files are in the bucket of FILES_URL: copy it too, now.')
  if (manifest.keyMark) console.log('Keep FILES_KEY in another place: without it the files cannot be read.')
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
