import { expect, it } from 'vitest'
import { withoutStartChunks } from './withoutStartChunks'

const file = 'assets/List-1234567.js'
const start = ['assets/portal-1234567.js', 'assets/react-1234567.js', 'assets/rolldown-runtime-1234567.js']
const home = 'assets/appointments-home-1234567.js'
const count = 'assets/Count-1234567.js'
const few = [home, count, 'assets/Tabs-1234567.js']
const inStart = { hostId: 'assets/portal-1234567.js' }
const inArea = { hostId: 'assets/area-1234567.js' }

it('a dynamic import requests the few other scripts that its part needs', () => {
  expect(withoutStartChunks(file, [file, ...start, ...few], inStart)).toEqual(few)
})

it.each([inStart, { hostId: home }])(
  'leaves many scripts to the part, because their names would be in the first download: %o',
  (host) => {
    expect(
      withoutStartChunks(
        file,
        [file, ...start, ...few, 'assets/Day-1234567.js', 'assets/Week-1234567.js'],
        host,
      ),
    ).toEqual([])
  },
)

it('requests all of them from a file that is not in the first download', () => {
  expect(withoutStartChunks(file, [file, ...start, inArea.hostId, home, count], inArea)).toEqual([
    home,
    count,
  ])
})
