import { diffWords } from 'diff'

/** A piece of a text: still there, only before, or only after. */
export interface Piece {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** Two versions of a text as one, by words. */
export const piecesOf = (before: string, after: string): Piece[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    kind: removed ? 'old' : added ? 'new' : 'same',
    text: value,
  }))
