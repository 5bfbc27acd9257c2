import { markup, type Markup } from '../pages/markup'

/** Web addresses in a text, without the punctuation that may follow them. */
const address = /(https?:\/\/\S*[^\s.,;:!?)])/u

/**
 * The text of a letter with its web addresses, and the given telephone number as it is written there, as links: mail programs differ in
 * what they recognise themselves.
 */
export function linked(text: string, phone?: string): Markup[] {
  const parts = phone ? text.split(phone) : [text]
  return parts.flatMap((part, index) => [
    ...(index > 0 && phone ? [link(`tel:${phone.replaceAll(' ', '')}`, phone)] : []),
    ...part.split(address).map((piece) => (address.test(piece) ? link(piece, piece) : markup`${piece}`)),
  ])
}

const link = (href: string, text: string): Markup =>
  markup`<a href="${href}" style="color:inherit">${text}</a>`
