import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { Plugin } from 'vite'

const prefix = 'virtual:form/'

/**
 * `import form from 'virtual:form/Company'`: the schema of an entity and its compiled validator. It is compiled here,
 * because a browser under our policy may not compile anything.
 */
export function entityForms(root: string): Plugin {
  return {
    name: 'portico-entity-forms',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const file = path.join(root, 'schemas/entities', `${id.slice(prefix.length + 1)}.schema.json`)
      this.addWatchFile(file)
      return formModule(JSON.parse(readFileSync(file, 'utf8')) as object)
    },
  }
}

/** Generates the module of a form: `{ schema, validators }`. Takes the schema with an `$id`. */
function formModule(schema: object): string {
  const needed: string[] = []
  const code = compileSchemaValidatorsCode(schema, {
    ajvFormatOptions: { mode: 'full' },
    // As the server does (server/platform/http/api/validators.ts): 12.35 is a multiple of 0.01.
    ajvOptionsOverrides: { multipleOfPrecision: 6 },
  }).replaceAll(/require\("([^"]+)"\)/g, (_, source: string) => `whole(needed${needed.push(source) - 1})`)
  return [
    ...needed.map((source, at) => `import * as needed${at} from ${JSON.stringify(`${source}.js`)}`),
    // Node and the bundler import the default export of a CommonJS module differently.
    'const whole = (module) => (module.default?.__esModule ? module.default : module)',
    'const exports = {}',
    code,
    `export default { schema: ${JSON.stringify(schema)}, validators: exports }`,
  ].join('\n')
}
