import { LazyPart } from '@portico/core/plugin/LazyPart'
import type { NoteProps } from '../note/Note'

const note = () => import('../note/Note')

/** The note of a visit. Where it cannot be loaded, as when the server is away, the rest of the page stays, and a call goes on. */
export const NotePart = (props: NoteProps) => (
  <LazyPart plugin="doctor" point="note" id="note" load={note} props={props} />
)
