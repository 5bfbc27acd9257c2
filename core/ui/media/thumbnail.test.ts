import { expect, it } from 'vitest'
import { thumbnailUrl } from './thumbnail'

it.each([
  ['/', '/api/thumbnails/7/150'],
  ['https://api.example.org', 'https://api.example.org/api/thumbnails/7/150'],
  ['https://example.org/telemedicine/', 'https://example.org/telemedicine/api/thumbnails/7/150'],
])('ACCOUNT-055 a picture is at %s', (api, address) => expect(thumbnailUrl(api, 7, 150)).toBe(address))
