import { expect, it } from 'vitest'
import { withoutStartChunks } from './withoutStartChunks'

const file = 'assets/List-1234567.js'
const start = ['assets/portal-1234567.js', 'assets/react-1234567.js', 'assets/rolldown-runtime-1234567.js']
const home = 'assets/appointments-home-1234567.js'

it('a dynamic import requests the one other script that its part needs', () => {
  expect(withoutStartChunks(file, [file, ...start, home])).toEqual([home])
})

it('leaves several scripts to the part, because their names would be in the first download', () => {
  expect(withoutStartChunks(file, [file, ...start, home, 'assets/Count-1234567.js'])).toEqual([])
})
