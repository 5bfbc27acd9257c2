/** Marks that reverse the direction of the text after them. */
const direction = String.raw`\u202A-\u202E\u2066-\u2069`
/** A copied telephone brings marks of direction along, but never the one that reverses what is read: such a code is refused. */
const invisible = new RegExp(String.raw`(?!\u202E)[\p{Default_Ignorable_Code_Point}${direction}]`, 'gu')
/** Without the marks of direction, which make a name look like another one: such a name is refused. Joiners and variants stay for now. */
const invisibleInNames = new RegExp(
  String.raw`(?![${direction}\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}`,
  'gu',
)
const joiners = /[\u200C\u200D]/g
/** Scripts and pictures that are written without joiners. */
const isWithoutJoiners =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{Zs}\p{N}\u200C\u200D]*$/u
const spaces = /\p{Zs}/gu
const dashes = /[\p{Pd}\u2212]/gu
const dashInName = /(\p{L})[\p{Pd}\u2212](?=\p{L})/gu

/** A cleaned text; one of which nothing would be left stays as it is, so that its check refuses it. */
const orAsItWas = (text: string, cleaned: string): string => (cleaned.trim() === '' ? text : cleaned)

/** A telephone, document or e-mail address without invisible characters, with plain spaces and hyphens, as it can be typed. */
export const cleanCode = (text: string): string =>
  orAsItWas(text, text.replace(invisible, '').replace(spaces, ' ').replace(dashes, '-').trim())

/** A name without invisible characters and with plain spaces, and hyphens between letters. Joiners stay where a script needs them. */
export function cleanName(text: string): string {
  const plain = text.replace(invisibleInNames, '').replace(spaces, ' ').replace(dashInName, '$1-')
  return orAsItWas(text, (isWithoutJoiners.test(plain) ? plain.replace(joiners, '') : plain).trim())
}

const fields: Readonly<Record<string, (text: string) => string>> = {
  email: cleanCode,
  phone: cleanCode,
  alternativePhone: cleanCode,
  identificationNumber: cleanCode,
  name: cleanName,
  surname: cleanName,
}

/** The value of a field of a person, cleaned by what the field is; any other field is left as it is. */
export const cleanField = (field: string, text: string): string =>
  Object.hasOwn(fields, field) ? (fields[field]?.(text) ?? text) : text

/** No body of the contract is deeper; what is deeper still is left for the validation to refuse. */
const MOST_LEVELS = 20

/** The body of a request with the fields of people cleaned. */
export function cleanBody(body: unknown, levels = MOST_LEVELS): unknown {
  if (typeof body !== 'object' || body === null || levels === 0) return body
  if (Array.isArray(body)) return body.map((item) => cleanBody(item, levels - 1))
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanField(field, value) : cleanBody(value, levels - 1),
    ]),
  )
}
