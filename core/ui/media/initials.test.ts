import { describe, expect, it } from 'vitest'
import { avatarTone, initials } from './initials'

describe('initials', () => {
  it.each([
    ['Dra. Inés Corral Vega', 'IC'],
    ['Dr. Joaquín Menéndez-Valledor Fernández', 'JM'],
    ['María del Carmen García', 'MC'],
    ['Ana de la Torre', 'AT'],
    ['Sra. de los Ríos Vega', 'RV'],
    ['ana', 'A'],
    ['  Álvaro   Ñíguez ', 'ÁÑ'],
    ['', ''],
  ])('%s', (name, letters) => expect(initials(name)).toBe(letters))
})

describe('avatarTone', () => {
  it('is the same for the same person', () => {
    expect(avatarTone('Ana López')).toBe(avatarTone('Ana López'))
  })
  it('differs between people', () => {
    const names = ['Ana', 'Luis', 'Inés', 'Marta', 'Olga', 'Pablo', 'Nuria', 'Óscar']
    expect(new Set(names.map(avatarTone)).size).toBeGreaterThan(1)
  })
})
