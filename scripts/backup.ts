/** `npm run backup -- <file> [--bucket]` writes the database and the uploaded files of the settings into one file; with `--bucket` also those of a bucket. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from './backup/writeBackup'
import { sumOf } from './backup/summary'
import { readConfig } from '../server/app/settings/config'
import { productVersion } from './backup/productVersion'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { bucket: { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error('npm run backup -- <file> [--bucket]')
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`)
  const options = { version: productVersion(), withBucket: values.bucket === true }
  const manifest = await writeBackup(readConfig(process.env, []), path.resolve(file), options)
  console.log(`${path.resolve(file)}: ${sumOf(manifest)}.`)
  if (manifest.hasBucket)
    console.log('Uploaded files are in the bucket of FILES_URL: copy it too, now, or add --bucket.')
  if (manifest.keyMark) console.log('Keep FILES_KEY in another place: without it the files cannot be read.')
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
