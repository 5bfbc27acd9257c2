import { expect, test } from 'vitest'
import { idOfPictureUrl, pictureUrl } from './pictureUrl'

test('BOOK-028 ADMIN-034 the address of an uploaded picture names its id', () => {
  expect(pictureUrl(6755399441055744)).toBe('/api/thumbnails/6755399441055744/150')
  expect(idOfPictureUrl(pictureUrl(6755399441055744))).toBe(6755399441055744)
  expect([undefined, 7, 'https://one.test/api/thumbnails/7/150'].map(idOfPictureUrl)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
