/**
 * An address or telephone as a letter or page may name it to somebody to whom it may not belong: "c•••••n@correo.es", "•••••304".
 * The number of dots says nothing about the length.
 */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@')
  if (at < 0) return `•••••${contact.replaceAll(/\s/g, '').slice(-3)}`
  const name = contact.slice(0, at)
  const last = name.length > 2 ? name.slice(-1) : ''
  return `${name.slice(0, 1)}•••••${last}${contact.slice(at)}`
}
