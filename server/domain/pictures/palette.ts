import type { Random } from '../shared/random'

/** The colours of one portrait. */
export interface Palette {
  skin: string
  skinShade: string
  lips: string
  hair: string
  iris: string
  cloth: string
  clothShade: string
  wall: string
  wallShade: string
}

const skins = [
  { skin: '#efc9ad', skinShade: '#dba783', lips: '#b4574b' },
  { skin: '#e6bd9f', skinShade: '#cd9772', lips: '#a8483f' },
  { skin: '#d9a580', skinShade: '#bb8058', lips: '#97433a' },
  { skin: '#b67f58', skinShade: '#96623f', lips: '#83382f' },
  { skin: '#8a5a3c', skinShade: '#6d4329', lips: '#6d2c28' },
]
const hairs = ['#2b1f1b', '#3a2822', '#54372a', '#74492f', '#9a6b42', '#7c3b26']
const greys = ['#8d8f90', '#b4b5b3', '#d2d1cc']
const irises = ['#3b2519', '#2b1c18', '#4d5a3a', '#3c5568']
const cloths = [
  { cloth: '#2c6a76', clothShade: '#21545e' },
  { cloth: '#3f5f86', clothShade: '#304b6c' },
  { cloth: '#5b7f5f', clothShade: '#48684c' },
  { cloth: '#8a5a6b', clothShade: '#704656' },
  { cloth: '#a5623f', clothShade: '#864d30' },
]
const walls = [
  { wall: '#d3dddd', wallShade: '#9fb3b7' },
  { wall: '#dde2d6', wallShade: '#abb8a2' },
  { wall: '#e6dfd3', wallShade: '#bfb29c' },
  { wall: '#d8dde6', wallShade: '#a5afc2' },
]

/** Colours by chance; hair greys with the years. */
export function choosePalette(random: Random, age: number): Palette {
  // Lighter skins come first and oftener: the population of the demo tenants.
  const skin = random.pick(random.chance(0.75) ? skins.slice(0, 3) : skins)
  const isGrey = random.chance(age < 42 ? 0 : (age - 38) / 34)
  return {
    ...skin,
    hair: random.pick(isGrey ? greys : hairs),
    iris: random.pick(irises),
    ...random.pick(cloths),
    ...random.pick(walls),
  }
}
