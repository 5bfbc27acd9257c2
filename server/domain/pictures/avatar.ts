import { createRandom, type Random } from '../shared/random'
import { choosePalette, type Palette } from './palette'
import * as parts from './parts'

/** The person of a portrait. `gender` 1 male, 2 female; `age` in years. The same values give the same picture. */
export interface AvatarSubject {
  seed: number
  gender: number
  age: number
  /** Wears a white coat. */
  clinician: boolean
}

/**
 * A calm drawn portrait as an SVG document, square, `size` pixels wide. Free of scripts, styles and outside
 * references, so that it renders under `default-src 'none'`.
 */
export function drawAvatar(person: AvatarSubject, size: number): string {
  const random = createRandom(person.seed)
  const palette = choosePalette(random, person.age)
  const hair = random.pick(person.gender === 1 ? parts.shortHair : parts.longHair)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 400 400">`,
    gradients(palette),
    '<rect width="400" height="400" fill="url(#wall)"/><circle cx="300" cy="90" r="190" fill="#fff" opacity=".16"/>',
    // A child's head is smaller against the frame.
    person.age < 14
      ? '<g transform="translate(30 62) scale(.85)">'
      : '<g transform="translate(12 30) scale(.94)">',
    hair.back ? fillPath(hair.back, palette.hair) : '',
    clothes(person.clinician, palette),
    head(palette),
    features(person, palette, random),
    fillPath(hair.front, palette.hair),
    random.chance(person.age > 45 ? 0.45 : 0.25) && person.age >= 14
      ? lines(parts.glasses, '#39444a', 4.5)
      : '',
    '</g></svg>',
  ].join('')
}

function gradients({ skin, skinShade, wall, wallShade }: Palette): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="${wallShade}"/></linearGradient><linearGradient id="skin"><stop offset=".3" stop-color="${skin}"/><stop offset="1" stop-color="${skinShade}"/></linearGradient><linearGradient id="coat" x2="1"><stop stop-color="#f7f9f8"/><stop offset="1" stop-color="#cbd6d7"/></linearGradient></defs>`
}

function clothes(clinician: boolean, { cloth, clothShade }: Palette): string {
  const neck = `<path d="${parts.neck}" fill="url(#skin)"/><ellipse cx="201" cy="284" rx="40" ry="20" fill="#5a2f18" opacity=".28"/>`
  return clinician
    ? fillPath(parts.shoulders, 'url(#coat)') +
        fillPath(parts.shirt, cloth) +
        neck +
        fillPath(parts.lapels, '#e3eae9')
    : fillPath(parts.shoulders, cloth) + neck + fillPath(parts.collar, clothShade)
}

function head({ skinShade }: Palette): string {
  const ears = `<ellipse cx="127" cy="170" rx="11" ry="20" fill="${skinShade}"/><ellipse cx="273" cy="170" rx="11" ry="20" fill="${skinShade}"/>`
  return ears + fillPath(parts.face, 'url(#skin)')
}

function features({ gender, age }: AvatarSubject, palette: Palette, random: Random): string {
  const hasBeard = gender === 1 && age >= 24 && random.chance(0.35)
  const eyes = [172, 228]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="161" rx="7" ry="7.5" fill="${palette.iris}"/><circle cx="${x + 2.5}" cy="158.5" r="2" fill="#fff"/>`,
    )
    .join('')
  return [
    hasBeard ? fillPath(parts.beard, palette.hair) : '',
    age >= 58 ? lines(parts.wrinkles, palette.skinShade, 3) : '',
    lines(parts.brows, palette.hair, gender === 1 ? 7 : 5),
    eyes,
    lines(parts.nose, palette.skinShade, 4.5),
    fillPath(parts.smile, palette.lips),
  ].join('')
}

const fillPath = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

const lines = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
