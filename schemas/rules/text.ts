/** Maximum length of a name, in characters. */
export const NAME_MAX = 100

/** Whether a text is within a length, counted in code points like on the server. */
export const isWithinLength = (text: string, max: number): boolean => Array.from(text).length <= max

/** Whether a name is present and has at most 100 characters. */
export const isName = (text: string): boolean => text.trim() !== '' && isWithinLength(text, NAME_MAX)

/** Letters, digits, hyphen, underscore and dot; of patients and doctors alike. */
export const isNickname = (text: string): boolean => /^[\p{L}\d_.-]+$/u.test(text)

/** A height: digits only. */
export const isHeight = (text: string): boolean => /^\d+$/.test(text)
