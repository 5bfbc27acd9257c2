import type { JSONSchema } from 'json-schema-to-typescript'

/** JSON of a schema, with an example if there is one. */
export const jsonContent = (schema: JSONSchema, example?: unknown) => ({
  'application/json': { schema: relink(schema), ...(example !== undefined && { example }) },
})

/** Rewrites references to entities as references into the document. */
export function relink<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value).replace(/"\$ref":"(\w+)(\.schema\.json)?"/g, '"$ref":"#/components/schemas/$1"'),
  ) as T
}
