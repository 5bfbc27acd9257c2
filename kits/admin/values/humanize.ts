/** The label of a field without a text: `maxAge` becomes `Max age`. */
export function humanize(field: string): string {
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
