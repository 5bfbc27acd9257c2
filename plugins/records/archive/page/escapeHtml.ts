/** What XML does not allow in a text, not even as a reference. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text that is only text in HTML and in XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
