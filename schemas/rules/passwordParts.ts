/** What the default rule of passwords asks for, one by one, for a form that says what is missing. */
export type PasswordPart = 'length' | 'lower' | 'upper' | 'digit'

const tests: Readonly<Record<PasswordPart, RegExp>> = {
  length: /^.{8,}$/u,
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\d/u,
}

/** The parts of the default rule, in the order in which a form lists them. */
export const passwordParts = Object.keys(tests) as readonly PasswordPart[]

/** The parts that a password has. */
export const partsOfPassword = (password: string): ReadonlySet<PasswordPart> =>
  new Set(passwordParts.filter((part) => tests[part].test(password)))
