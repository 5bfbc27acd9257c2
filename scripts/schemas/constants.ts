import { nameOf, type Entities } from './entities'

const banner = '/* Generated from schemas/entities by `npm run schemas`. Do not edit. */'

/**
 * Generates a constant object and its type for each enumeration that names its values with `x-enum-varnames`.
 * Throws if an enumeration has more or fewer names than values.
 */
export function enumConstants(entities: Entities): string {
  const constants = Object.entries(entities).flatMap(([file, schema]) => {
    const names = schema['x-enum-varnames'] as string[] | undefined
    return names ? [enumConstant(nameOf(file), schema.enum ?? [], names, schema.description)] : []
  })
  return [banner, ...constants].join('\n')
}

function enumConstant(name: string, values: unknown[], names: string[], description = ''): string {
  if (names.length !== values.length) {
    throw new Error(`${name}: expected ${values.length} names in x-enum-varnames, found ${names.length}`)
  }
  const members = names.map((member, index) => `  ${member}: ${JSON.stringify(values[index])},`)
  return [
    `/** ${description} */`,
    `export const ${name} = {\n${members.join('\n')}\n} as const`,
    `export type ${name} = (typeof ${name})[keyof typeof ${name}]`,
    '',
  ].join('\n')
}
