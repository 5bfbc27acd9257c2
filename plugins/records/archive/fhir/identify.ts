import { createPauses } from '../pauses'
import type { Resource } from './resource'

/** The namespace of addresses in RFC 9562. */
const namespace = Uint8Array.from('6ba7b8119dad11d180b400c04fd430c8'.match(/../g) ?? [], (byte) =>
  Number.parseInt(byte, 16),
)

/** An entry of a bundle. */
export interface Entry {
  fullUrl: string
  resource: Resource
}

/**
 * The entries of a bundle. Each resource gets a UUID made of the portal's address, its type and its id, so that it has the same one in
 * every export and a program that knows it does not add it again; references name it. The addresses are names: nothing answers there.
 */
export async function toEntries(resources: readonly Resource[], origin: string): Promise<Entry[]> {
  const names = new Map<string, string>()
  const pause = createPauses()
  for (const { resourceType, id } of resources) {
    const key = `${resourceType}/${id}`
    names.set(key, await uuidOf(`${origin}/${key}`))
    await pause()
  }
  const rename = createRename(names)
  const entries: Entry[] = []
  for (const resource of resources) {
    const id = names.get(`${resource.resourceType}/${resource.id}`) ?? resource.id
    const fullUrl = `${origin}/fhir/${resource.resourceType}/${id}`
    entries.push({ fullUrl, resource: { ...(rename(resource) as Resource), id } })
    await pause()
  }
  return entries
}

/** Returns a function that renames the references of a value of JSON. */
function createRename(names: ReadonlyMap<string, string>) {
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, one]): [string, unknown] => {
        const name = field === 'reference' && typeof one === 'string' ? names.get(one) : undefined
        return [field, name ? `${String(one).split('/')[0]}/${name}` : rename(one)]
      }),
    )
  }
  return rename
}

/** The UUID of a name in version 5. */
async function uuidOf(name: string): Promise<string> {
  const bytes = new Uint8Array([...namespace, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
