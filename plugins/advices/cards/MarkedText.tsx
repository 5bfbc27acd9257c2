import { markWords } from './markWords'

/** A text with the words of a search marked. */
export function MarkedText({ text, term }: { text: string; term: string | undefined }) {
  const parts = markWords(text, term)
  return parts.map((part, place) =>
    part.isMatch ? <mark key={place}>{part.text}</mark> : <span key={place}>{part.text}</span>,
  )
}
