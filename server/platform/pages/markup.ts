/** Safe HTML. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | readonly Markup[] | undefined | false

/** HTML template tag: escapes interpolated text, keeps interpolated markup. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + render(parts[index])).join(''))

/** Marks HTML of our own files as safe. Never pass user input. */
export const trustedHtml = (text: string): Markup => new Markup(text)

function render(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
