import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { guidePage, report, undocumented } from './api/pages'
import { readPublicApi } from './api/publicApi'

/**
 * Writes docs/public-api.md and docs/public-api.report.txt. With `--check` it writes nothing and fails if they are not up to
 * date. Fails for a public export without a docstring.
 */
const root = path.resolve(import.meta.dirname, '..')
const packages = readPublicApi(root)
const missing = undocumented(packages)
if (missing.length > 0) fail(`These public exports have no docstring:\n${missing.join('\n')}`)

const pages = { 'docs/public-api.md': guidePage(packages), 'docs/public-api.report.txt': report(packages) }
for (const [file, text] of Object.entries(pages)) {
  const target = path.join(root, file)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
  if (process.argv.includes('--check')) fail(`${file} is not up to date. Run \`npm run api\` and commit it.`)
  writeFileSync(target, text)
  console.log(`Wrote ${file}.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
