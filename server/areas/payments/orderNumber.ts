import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A number for a payment: 12 characters, the first four digits, as Redsys wants it. It is random: a number counts once
 * for a shop, and several servers and an emptied database may share one.
 */
export const newOrderNumber = (): string =>
  randomInt(10_000).toString().padStart(4, '0') + Array.from({ length: 8 }, letter).join('')

const letter = () => LETTERS[randomInt(LETTERS.length)]
