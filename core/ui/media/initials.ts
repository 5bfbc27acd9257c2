/** Titles, and the small words inside names; a text without words is none either. */
const noName = /^(d(ra?|ña|el?)?|sra?|prof|mrs?|ms|las?|los)?\.?$/i

/**
 * Up to two capital letters of a person's name; titles (Dr., Dra.) and small words (de, del, la) do not count.
 * Takes a full name, possibly empty. Returns 0 to 2 letters.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !noName.test(word))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('')
}

const tones = ['', 'avatar-b', 'avatar-c', 'avatar-d'] as const

/** The avatar's colour class: always the same for the same name. */
export function avatarTone(name: string): string {
  const sum = name.split('').reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return tones[sum % tones.length] ?? ''
}
