import { describe, expect, it } from 'vitest'
import { drawAvatar, type AvatarSubject } from './avatar'

const person = (seed: number): AvatarSubject => ({
  seed,
  gender: 1 + (seed % 2),
  age: 20 + (seed % 60),
  clinician: true,
})

describe('ACCOUNT-055 drawn portraits', () => {
  it('draws the same person alike and others differently', () => {
    expect(drawAvatar(person(5), 150)).toBe(drawAvatar(person(5), 150))
    const many = Array.from({ length: 60 }, (_, seed) => drawAvatar(person(seed * 977), 150))
    expect(new Set(many).size).toBe(60)
  })
  it('have the requested width', () => {
    expect(drawAvatar(person(1), 300)).toContain('width="300" height="300"')
  })
  it('have nothing that a strict policy blocks', () => {
    for (let seed = 0; seed < 200; seed++) {
      expect(drawAvatar(person(seed), 150)).not.toMatch(/style|script|href|\son\w+=|@import/)
    }
  })
})
