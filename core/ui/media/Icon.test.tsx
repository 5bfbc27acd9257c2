import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moreIcons } from './artwork/more'
import { rareIcons } from './artwork/rare'
import { startIcons } from './artwork/start'
import { Icon } from './Icon'

afterEach(cleanup)

it('draws a start-up icon at once', () => {
  const { container } = render(<Icon name="house" />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe(startIcons.house)
})

it('reserves the space of other icons until they load', async () => {
  const { container } = render(<Icon name="stethoscope" />)
  expect(container.querySelector('svg')).toBeTruthy()
  await waitFor(() => expect(container.querySelector('path')?.getAttribute('d')).toBe(moreIcons.stethoscope))
})

it('draws a rare icon once its set has loaded', async () => {
  const { container } = render(<Icon name="phone-off" />)
  await waitFor(() => expect(container.querySelector('path')?.getAttribute('d')).toBe(rareIcons['phone-off']))
})

it('has every icon in one set only', () => {
  const names = [startIcons, moreIcons, rareIcons].flatMap((set) => Object.keys(set))
  expect(new Set(names).size).toBe(names.length)
})
