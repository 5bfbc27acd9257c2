import { compile, type JSONSchema } from 'json-schema-to-typescript'

const banner = '/* Generated from schemas/tenant.base.schema.json by `npm run schemas`. Do not edit. */'

/** Generates the types `TenantManifest`, as a tenant writes it, and `Tenant`, with all defaults, and the defaults themselves. */
export async function tenantTypes(base: JSONSchema): Promise<string> {
  const options = { bannerComment: '', style: { semi: false, singleQuote: true } }
  const manifest = await compile(removeTitles(base), 'TenantManifest', options)
  const tenant = await compile(complete(removeTitles(base), ['title']), 'Tenant', options)
  return [
    banner,
    manifest,
    tenant,
    '/** The defaults of the manifest. */',
    `export const tenantDefaults = ${JSON.stringify(defaults(base), null, 2)}`,
    '',
  ].join('\n')
}

/** Removes titles, which are for editors: with a title the generator would create a separate type. */
const removeTitles = (schema: JSONSchema): JSONSchema =>
  JSON.parse(JSON.stringify(schema), (_, value: { title?: unknown } | null) => {
    if (typeof value?.title === 'string') delete value.title
    return value
  }) as JSONSchema

/** Makes members required that have a default or are in `filledIn`. */
function complete(schema: JSONSchema, filledIn: readonly string[] = []): JSONSchema {
  const { $schema: _, ...members } = schema.properties ?? {}
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      member.type === 'object' ? complete(member) : member,
    ]),
  )
  const always = Array.isArray(schema.required) ? schema.required : []
  const defaulted = Object.keys(properties).filter((name) => properties[name]?.default !== undefined)
  const required = [...new Set([...always, ...defaulted, ...filledIn])]
  return { ...schema, ...(schema.properties && { properties }), required }
}

/** The defaults of a schema's properties, including nested ones. */
function defaults(schema: JSONSchema): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).filter(([, member]) => member.default !== undefined)
  return Object.fromEntries(
    entries.map(([name, member]) => [name, member.properties ? defaults(member) : member.default]),
  )
}
