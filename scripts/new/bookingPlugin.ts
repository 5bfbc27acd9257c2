import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const templates = path.join(import.meta.dirname, 'booking-plugin')

/** Writes plugins/<id>: the literal, the variant, its screen and its texts. The id has been found good. */
export function newBookingPlugin(root: string, id: string): void {
  const folder = path.join(root, 'plugins', id)
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => one.endsWith('.template'))) {
    const file = path.join(folder, name.replace(/\.template$/, ''))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, filled(readFileSync(path.join(templates, name), 'utf8'), id))
  }
}

const filled = (template: string, id: string): string =>
  template
    .replaceAll('__ID__', id)
    .replaceAll('__PATH__', words(id).join('-').toLowerCase())
    .replaceAll('__KEY__', words(id).join('_').toUpperCase())

/** `nortePlus` is the two words norte and Plus. */
const words = (id: string): string[] => id.split(/(?=[A-Z])/)

/** What to do after `newBookingPlugin`. In: the host of the tenant where it is on already, if there is one. */
export function nextSteps(id: string, host?: string): string {
  const seeing = host
    ? `npm start, then http://${host}:4000 (or your PORT): "Pedir cita" leads to it.`
    : `npm run new has not switched it on. In a tenant: "${id}": {} in "plugins" of tenant.json, "${id}" in "features" of backend.json.`
  return [
    `plugins/${id} is made. Next:`,
    `  1. ${seeing}`,
    `  2. npx vitest run tests/conformance -t "${id} at" says what every way to book has to keep.`,
    `  3. Change plugins/${id}/variant.ts: its steps, where their choices come from, its request. docs/integrators.md explains each.`,
  ].join('\n')
}
