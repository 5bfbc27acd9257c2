import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const templates = path.join(import.meta.dirname, 'booking-plugin')

/** Writes plugins/<id>: the literal, the variant and its texts. The id must be valid. */
export function newBookingPlugin(root: string, id: string): void {
  const folder = path.join(root, 'plugins', id)
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => one.endsWith('.template'))) {
    const file = path.join(folder, name.replace(/\.template$/, ''))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, fillTemplate(readFileSync(path.join(templates, name), 'utf8'), id))
  }
}

const fillTemplate = (template: string, id: string): string =>
  template
    .replaceAll('__ID__', id)
    .replaceAll('__PATH__', splitWords(id).join('-').toLowerCase())
    .replaceAll('__KEY__', splitWords(id).join('_').toUpperCase())

/** Splits `nortePlus` into `norte` and `Plus`. */
const splitWords = (id: string): string[] => id.split(/(?=[A-Z])/)

/** The instructions printed after creating a plugin. `host` belongs to the tenant that has it enabled, if any. */
export function nextSteps(id: string, host?: string): string {
  const firstStep = host
    ? `Run npm start and open http://${host}:4000 (or your PORT). "Pedir cita" leads to the new booking.`
    : `Enable it in a tenant: add "${id}": {} to "plugins" in tenant.json and "${id}" to "features" in backend.json.`
  return [
    `Created plugins/${id}. Next steps:`,
    `  1. ${firstStep}`,
    `  2. Run npx vitest run tests/conformance -t "${id} at": it checks what every booking variant must do.`,
    `  3. Change plugins/${id}/variant.ts: its steps, the sources of their choices, and its request. docs/integrators.md explains them.`,
  ].join('\n')
}
