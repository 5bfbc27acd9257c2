import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tenantVariable } from '../../../server/app/settings/secret'
import { error, type Finding } from '../finding'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Files that hold text. */
const textFiles = /\.(json|css|svg|js|txt|md|html|xml|env|pem|key)$|\/\.env/i

/** Secrets by their form: those of the services that Portico knows, private keys, and addresses with a password. */
const secretForms =
  /\b(?:sk|rk)_(?:live|test)_\w+|\bwhsec_\w+|\bapi_(?:live|sandbox)\w*\.[\w.-]+|\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----|\b[a-z]+:\/\/[^\s/:@"']+:[^\s/@"']+@/g

/** Members of JSON files whose value is a secret. The key of an account at Twilio is its public name. */
const secretMembers =
  /"(key|\w*(?:secret|password|passwd)|(?:api|access|auth|bearer|webhook)_?(?:token|key)|token|private_?key)"\s*:\s*"(?!SK[0-9a-f]{32}")[^"]+"/gi

/** Reports secrets in the folder of a tenant, which may be public. A finding never repeats the secret. */
export function checkSecrets(tenant: TenantFolder): Finding[] {
  return filesOf(tenant.folder).flatMap((file) => {
    const text = readFileSync(path.join(tenant.folder, file), 'utf8')
    const members = file === 'backend.json' ? [...text.matchAll(secretMembers)] : []
    const values = [...text.matchAll(secretForms)].filter(({ index }) => !members.some(includes(index)))
    return [...members, ...values].map((found) =>
      error({
        file: filePath(tenant, file),
        path: '',
        line: text.slice(0, found.index).split('\n').length,
        expected: 'no secret: the folder of a tenant may be public',
        found:
          found[1] === undefined
            ? `a secret that begins with ${found[0].slice(0, 5)}`
            : `a value of "${found[1]}"`,
        fix: `Remove it, set ${variableFor(tenant.id, found[1])} in the environment of the server, and replace the secret at its service.`,
      }),
    )
  })
}

const includes =
  (position: number) =>
  ({ index, 0: text }: RegExpExecArray): boolean =>
    position >= index && position < index + text.length

const variableFor = (tenant: string, member: string | undefined): string =>
  member === 'key'
    ? tenantVariable('PORTICO_PAYMENT_KEY', tenant)
    : 'its variable (docs/operations.md, Secrets)'

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => textFiles.test(`/${file}`))
