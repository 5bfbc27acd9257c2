/** The most bytes of a file (C-092). */
export const MAX_BYTES = 25_000_000

/** The file types that the chat takes: text, PDF, Word and images. */
const extensions = /\.(txt|pdf|docx?|jpe?g|png|gif|webp|heic|bmp|tiff?)$/i
export const accept = '.txt,.pdf,.doc,.docx,image/*'

/** Why a file cannot be sent, as the key of its text; undefined if it can. The server checks the content too. */
export function refusalOf({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>):
  | 'CHAT.VIDEO_REFUSED'
  | 'ERRORS.FORMAT_NOT_VALID'
  | 'CHAT.TOO_LARGE'
  | undefined {
  if (type.startsWith('video/')) return 'CHAT.VIDEO_REFUSED'
  const isImage = type.startsWith('image/') && type !== 'image/svg+xml'
  if (!extensions.test(name) && !isImage) return 'ERRORS.FORMAT_NOT_VALID'
  return size > MAX_BYTES ? 'CHAT.TOO_LARGE' : undefined
}

/** A file name of more than 14 characters: the first nine, an ellipsis and the extension. */
export function shortName(name: string): string {
  if (name.length <= 14) return name
  const extension = /\.[^.]+$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, 9)}…${extension}`
}

/** A file to send, and why it cannot be sent. */
export interface ChosenAttachment {
  file: File
  refusal: ReturnType<typeof refusalOf>
}
