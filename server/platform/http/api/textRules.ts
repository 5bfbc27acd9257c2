/**
 * Characters that no text may have: control characters except tabs and line breaks, halves of surrogate pairs, and the
 * marks that reverse the direction of the text after them. They forge lines of logs and letters, let a name look like
 * another one, or cannot be stored.
 */
const forbidden = String.raw`\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\p{Cs}\u202A-\u202E\u2066-\u2069`
const lineBreaks = String.raw`\t\n\r\u2028\u2029`
/** A text of invisible characters alone would pass as filled in. The schema decides on spaces alone. */
const isVisibleOrSpaces = String.raw`(?=\s*$|[^]*?[^\s\p{Default_Ignorable_Code_Point}\u2800])`

/** The pattern of a text of several lines, for a JSON Schema or with the flag `u`. */
export const longTextPattern = String.raw`^${isVisibleOrSpaces}[^${forbidden}]*$`
/** The pattern of a text of one line. */
export const lineTextPattern = String.raw`^${isVisibleOrSpaces}[^${forbidden}${lineBreaks}]*$`

/** A text of at most this length is a single line, in the forms of the administration too. */
export const MAX_LINE_LENGTH = 200
