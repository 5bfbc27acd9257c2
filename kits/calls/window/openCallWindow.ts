import { createAtom, store, useAtomValue } from '@portico/core/state/store'

/** The size of the window of a call, in CSS pixels (C-077). */
const SIZE = { width: 800, height: 600 }

/** Document Picture-in-Picture, which not every browser has. */
interface PictureInPicture {
  requestWindow: (size: typeof SIZE) => Promise<Window>
}

const openAtom = createAtom<Window | null>(null)

const pictureInPicture = (): PictureInPicture | undefined =>
  (window as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture

/** Whether this device can show the call in a window of its own: phones cannot. */
export const canOpenWindow = (): boolean =>
  pictureInPicture() !== undefined || matchMedia('(pointer: fine)').matches

/** The window that shows the call; null while the portal shows it. */
export const useCallWindow = (): Window | null => useAtomValue(openAtom)

/**
 * Shows the call in a window of its own, which stays above the others where the browser can. Returns whether it opened.
 * It needs a click or a key of the person.
 */
export async function openCallWindow(): Promise<boolean> {
  const opened =
    (await pictureInPicture()
      ?.requestWindow(SIZE)
      .catch(() => null)) ?? openPopup()
  if (!opened) return false
  copyLook(opened.document)
  opened.addEventListener('pagehide', () => store.set(openAtom, null))
  addEventListener('pagehide', closeCallWindow, { once: true })
  store.set(openAtom, opened)
  return true
}

/** Brings the call back into the portal. */
export function closeCallWindow(): void {
  store.get(openAtom)?.close()
  store.set(openAtom, null)
}

const openPopup = (): Window | null => window.open('', '', `popup,width=${SIZE.width},height=${SIZE.height}`)

/** Gives the document the language, the theme, the title and the style sheets of this one. */
function copyLook(target: Document): void {
  const { documentElement: from } = document
  for (const name of from.getAttributeNames())
    target.documentElement.setAttribute(name, from.getAttribute(name) ?? '')
  target.title = document.title
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(target.importNode(style, true))
}
