export { nameWithoutExtension } from './nameWithoutExtension'

/** Delay before the object URL is revoked, in milliseconds. Revoking at once cancels the download in some browsers. */
const revokeDelay = 60_000

/** Saves a file to the browser's downloads under a name. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay)
}
