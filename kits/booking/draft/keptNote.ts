import type { Choice, Draft, NoteTarget } from '../variant'

/** The booking that a draft is for now. */
export const targetOf = ({ specialty, provider, service }: Partial<Draft>, at: number): NoteTarget => ({
  ...(specialty && { specialty: specialty.id }),
  ...(provider && { provider: provider.id }),
  ...labelOf(specialty ?? service ?? provider),
  at,
})

const labelOf = (choice: Choice | undefined) => choice && { label: choice.label }

const isSameTarget = (a: NoteTarget, b: NoteTarget): boolean =>
  a.specialty === b.specialty && a.provider === b.provider

/**
 * A draft whose answers have changed: what was written for another specialty or professional is put aside, and what was put
 * aside for the ones that are chosen now returns. The appointment that is moved keeps its own.
 */
export function settleNote(draft: Draft): Draft {
  const { noteTarget, keptNote, editing } = draft
  if (editing) return draft
  const now = targetOf(draft, 0)
  if (noteTarget && isWritten(draft))
    return isSameTarget(noteTarget, now) ? draft : putAside(draft, noteTarget)
  return keptNote && isSameTarget(keptNote.target, now) ? takeNote(draft) : draft
}

/** Whether somebody has written or chosen anything for the professional. */
export const isWritten = ({ notes, documents = [] }: Pick<Draft, 'notes' | 'documents'>): boolean =>
  notes.trim() !== '' || documents.length > 0

function putAside({ noteTarget: _gone, documents, notes, ...draft }: Draft, target: NoteTarget): Draft {
  return { ...draft, notes: '', keptNote: { notes, ...(documents && { documents }), target } }
}

/** Adds the note that was put aside to this booking. */
export function takeNote({ keptNote, ...draft }: Draft): Draft {
  if (!keptNote) return draft
  const { notes, documents } = keptNote
  return {
    ...draft,
    notes: [draft.notes.trim(), notes].filter(Boolean).join('\n\n'),
    ...(documents && { documents: withoutRepetition([...(draft.documents ?? []), ...documents]) }),
    noteTarget: targetOf(draft, keptNote.target.at),
  }
}

const withoutRepetition = <T extends { id: number }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]

/** Forgets the note that was put aside. */
export const dropNote = ({ keptNote: _gone, ...draft }: Draft): Draft => draft
