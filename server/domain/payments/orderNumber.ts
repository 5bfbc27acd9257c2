import { randomInt } from 'node:crypto'

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A random order number: 12 characters, the first four digits, as payment services require. A service accepts a number once per shop,
 * and several servers, or a database that was emptied, may use the same shop.
 */
export const newOrderNumber = (): string =>
  randomInt(10_000).toString().padStart(4, '0') + Array.from({ length: 8 }, randomCharacter).join('')

const randomCharacter = () => CHARACTERS[randomInt(CHARACTERS.length)]
