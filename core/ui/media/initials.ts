const titles = /^(dr|dra|d|dña|sr|sra|prof|mr|mrs|ms)\.?$/i

/**
 * Up to two capital letters of a person's name; titles (Dr., Dra.) do not count.
 * Takes a full name, possibly empty. Returns 0 to 2 letters.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !titles.test(word))
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
