/** Long enough for any browser to have taken the file, in milliseconds. */
const taken = 60_000

/** Gives a file to the person, in the place where their browser keeps them. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), taken)
}
