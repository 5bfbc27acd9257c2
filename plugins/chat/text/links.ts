/** A part of a message: words, or an address to follow. */
export interface TextPart {
  text: string
  href?: string
}

/** What is taken for an address: up to a space, and without the marks that end a sentence or open a quotation. */
const addresses = /https?:\/\/[^\s<>"'«»“”]+/gi

/**
 * The address of a link, without the marks after it that belong to the sentence; undefined where the host that is opened is not
 * the host that is read: a user name before it, or letters of another script.
 */
function toLink(found: string): { text: string; href: string } | undefined {
  const balanced = (text: string) => text.split('(').length >= text.split(')').length
  let text = found.replace(/[.,;:!?…]+$/, '')
  while (text.endsWith(')') && !balanced(text)) text = text.slice(0, -1).replace(/[.,;:!?…]+$/, '')
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isAsRead =
    url && !url.username && !url.password && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`)
  return isAsRead ? { text, href: url.href } : undefined
}

/** The words and the links of a text, which together are the text. Links are web addresses alone. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const link = toLink(found)
    if (!link) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push(link)
    end = index + link.text.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
