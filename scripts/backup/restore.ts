/** `npm run restore -- <file> [--confirm <database>]` restores a backup into the installation of the settings. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './restoreBackup'
import { sumOf } from './summary'
import { terminal } from '../../server/app/confirmReset'
import { readConfig } from '../../server/app/settings/config'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { confirm: { type: 'string' } },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error('npm run restore -- <file> [--confirm <database>]')
  const config = readConfig(process.env, [])
  const manifest = await restoreBackup(config, path.resolve(file), {
    confirm: values.confirm,
    ask: terminal(),
  })
  console.log(`Restored what ${manifest.createdAt} had: ${sumOf(manifest)}.`)
  console.log(
    `Erase again (npm run person) those whose certificates of erasure are newer than ${manifest.createdAt}.`,
  )
  if (manifest.hasBucket) console.log('Uploaded files were in a bucket: restore it too, and set FILES_URL.')
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
