import { diffWords } from 'diff'

/** A piece of a text: still there, only before, or only after. */
export interface DiffPart {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** Two versions of a text as one, by words. */
export const diffByWord = (before: string, after: string): DiffPart[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    kind: removed ? 'old' : added ? 'new' : 'same',
    text: value,
  }))
