/** Text that is already safe HTML. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | readonly Markup[] | undefined | false

/** A template of HTML: what is put in is escaped, unless it is markup itself. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + written(parts[index])).join(''))

/** HTML of our own files. */
export const trusted = (text: string): Markup => new Markup(text)

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string') return escaped(part)
  return part instanceof Markup ? part.text : part.map((one) => one.text).join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
