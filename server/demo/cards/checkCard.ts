/** A card as it is typed. */
export interface TypedCard {
  number: string
  /** Month and year, as MM/YY. */
  expiry: string
  code: string
}

export type CardField = keyof TypedCard
export type CardFault = 'required' | 'incomplete' | 'invalid' | 'past'

const DIGITS = 16
const CENTURY = 2000

/** What is wrong with each field of a card; empty for a card that can be sent to the bank. */
export function checkCard(card: TypedCard, now: Date): Partial<Record<CardField, CardFault>> {
  const faults = {
    number: numberFault(digitsOf(card.number)),
    expiry: expiryFault(card.expiry.replaceAll(' ', ''), now),
    code: codeFault(card.code.trim()),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** The digits of a number that is typed with spaces or hyphens. */
export const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '')

function numberFault(digits: string): CardFault | undefined {
  if (digits === '') return 'required'
  if (!/^\d+$/.test(digits)) return 'invalid'
  if (digits.length < DIGITS) return 'incomplete'
  return digits.length === DIGITS && hasCheckDigit(digits) ? undefined : 'invalid'
}

/** The check digit of card numbers (Luhn). */
const hasCheckDigit = (digits: string): boolean =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) %
    10 ===
  0

/** A card is valid until its month ends. */
function expiryFault(text: string, now: Date): CardFault | undefined {
  if (text === '') return 'required'
  const parts = /^(\d{2})\/?(\d{2}|20\d{2})$/.exec(text)
  if (!parts) return 'incomplete'
  const [month, year] = [Number(parts[1]), Number(parts[2]) % 100]
  if (month < 1 || month > 12) return 'invalid'
  return Date.UTC(CENTURY + year, month) <= now.getTime() ? 'past' : undefined
}

function codeFault(code: string): CardFault | undefined {
  if (code === '') return 'required'
  if (!/^\d*$/.test(code)) return 'invalid'
  return /^\d{3,4}$/.test(code) ? undefined : 'incomplete'
}
