/** A field's name in words, for one that nobody has given a text yet: `maxAge` is `Max age`. */
export function humanize(field: string): string {
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
