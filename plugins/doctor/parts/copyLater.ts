/**
 * Copies a text that is still being fetched. Safari allows the clipboard only within the click, so it gets the promise.
 * Rejects when the text cannot be fetched or the browser refuses.
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
