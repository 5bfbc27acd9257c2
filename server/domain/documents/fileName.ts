/** The longest name of a document, with its extension. */
const MAX_NAME_LENGTH = 200

/** Control characters, halves of surrogate pairs, and the marks that reverse the direction of the text after them. */
const invisible = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * The name of an uploaded file as a document has it: without folders and characters that no text may have, in one line.
 * The extension is that of its content.
 */
export function documentName(name: string, extension: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = last.replaceAll(invisible, '').trim()
  return withExtension(plain.replace(/\.\w{1,5}$/, ''), extension)
}

/** A name with an extension, which is not repeated. It keeps to the maximum length. */
export function withExtension(name: string, extension: string): string {
  const end = extension === '' ? '' : `.${extension}`
  const hasEnd = end !== '' && name.toLowerCase().endsWith(end.toLowerCase())
  const plain = (hasEnd ? name.slice(0, -end.length) : name).trim() || 'document'
  return `${Array.from(plain)
    .slice(0, MAX_NAME_LENGTH - end.length)
    .join('')}${end}`
}

/** The extension of a name, without the dot; empty without one. */
export const extensionOf = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1] ?? ''
