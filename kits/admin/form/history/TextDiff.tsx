import { diffByWord } from './wordDiff'

/** A long text as it was and is, each word that differs marked. */
export default function TextDiff({ before, after }: { before: string; after: string }) {
  return diffByWord(before, after).map(({ kind, text }, at) => {
    if (kind === 'same') return text
    return kind === 'old' ? (
      <del key={at} className="is-old">
        {text}
      </del>
    ) : (
      <ins key={at} className="is-new">
        {text}
      </ins>
    )
  })
}
