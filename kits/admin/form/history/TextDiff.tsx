import { diffByWord } from './wordDiff'

/** Two versions of a long text as one, with removed and added words marked. */
export default function TextDiff({ before, after }: { before: string; after: string }) {
  return diffByWord(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text
    return kind === 'old' ? (
      <del key={index} className="bg-danger-soft">
        {text}
      </del>
    ) : (
      <ins key={index} className="bg-success-soft">
        {text}
      </ins>
    )
  })
}
