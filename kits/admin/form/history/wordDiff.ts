import { diffWords } from 'diff'

/** A part of a text: unchanged, removed (`old`) or added (`new`). */
export interface DiffPart {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** Compares two versions of a text word by word. */
export const diffByWord = (before: string, after: string): DiffPart[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    kind: removed ? 'old' : added ? 'new' : 'same',
    text: value,
  }))
