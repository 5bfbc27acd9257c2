import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testTenant } from '../../tenant/testTenant'
import { TenantProvider } from '../../tenant/useTenant'
import { Avatar, type AvatarProps } from './Avatar'

afterEach(cleanup)

it.each<[string, AvatarProps['size'], number]>([
  ['CONST-019 unless more is asked for', undefined, 150],
  ['CONST-019 in a list', 'sm', 150],
  ['CONST-020 of a profile', 'xl', 300],
])('%s a photo at size %s is requested with %d pixels', (_, size, pixels) => {
  render(
    <TenantProvider tenant={testTenant}>
      <Avatar name="Ana Suárez" thumbnailId={7} size={size} />
    </TenantProvider>,
  )
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(
    new RegExp(`/api/thumbnails/7/${pixels}$`),
  )
})
