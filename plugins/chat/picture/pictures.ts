import type { ChatMessage } from '@schemas/generated/entities'
import { createPersonAtom, store } from '@portico/core/state/store'

/** Pictures that every browser draws. */
const drawn = /\.(jpe?g|png|gif|webp)$/i
/** Larger pictures are downloaded by whoever wants them. */
const MAX_BYTES = 8_000_000
/** How many pictures are kept for scrolling back to them. */
const KEPT = 30

/** Whether the attachment of a message is shown as a picture. */
export const isShownAsPicture = ({
  documentName,
  documentSize,
}: Pick<ChatMessage, 'documentName' | 'documentSize'>): boolean =>
  documentName != null && drawn.test(documentName) && (documentSize ?? 0) <= MAX_BYTES

const keptAtom = createPersonAtom<ReadonlyMap<number, Blob>>(new Map())

/** The picture of a message that was read before; undefined for one that was not. */
export const keptPicture = (id: number): Blob | undefined => store.get(keptAtom).get(id)

/** Keeps a picture for this person and tab; the oldest ones go. */
export const keepPicture = (id: number, picture: Blob): void =>
  store.set(keptAtom, (kept) => new Map([...kept, [id, picture] as const].slice(-KEPT)))
