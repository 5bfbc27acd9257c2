import { compile, type JSONSchema } from 'json-schema-to-typescript'

export type Entities = Record<string, JSONSchema>

const banner = '/* Generated from schemas/ by `npm run schemas`. Do not edit. */'

/** Generates the TypeScript types of all entities. `entities` maps file names to schemas; `cwd` is the folder of references. */
export const entityTypes = (entities: Entities, cwd: string): Promise<string> =>
  compile(
    {
      title: 'Entities',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.keys(entities).map((file) => [nameOf(file), { $ref: file }])),
      required: Object.keys(entities).map(nameOf),
    },
    'Entities',
    {
      cwd: `${cwd}/`,
      additionalProperties: false,
      bannerComment: banner,
      // A longer array is not a union of tuples: nobody could pass it a list.
      maxItems: 2,
      style: { semi: false, singleQuote: true },
    },
  )

/** `Doctor.schema.json` → `Doctor`. */
export const nameOf = (file: string): string => file.replace('.schema.json', '')
