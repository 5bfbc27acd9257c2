// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { VideoUpload, VideoUploads } from '../../../../../schemas/generated/entities'
import { pathOf } from '../../../../platform/media/media'
import { testClinic } from '../../../../test/clinic/testClinic'
import { upload } from '../../../../test/clinic/upload'
import { fastDatabase } from '../../../../test/databases'

const film = readFileSync(pathOf('walk', '540.mp4'))

describe('a server without ffmpeg', () => {
  const { call: admin, clinic } = testClinic(fastDatabase, 'admin@portico.test')

  it.each([
    ['540.mp4', 'video.mp4'],
    ['540.webm', 'video.webm'],
  ])('ADMIN-022 keeps %s as it is, with its length', async (file, name) => {
    const content = readFileSync(pathOf('walk', file))
    const { id, assetId } = (await upload(admin, 'api/metadata/uploads', file, content)).body as VideoUpload
    const list = async () => (await admin('GET', 'api/metadata/uploads')).body as VideoUploads
    expect((await list()).transcodes).toBe(false)
    await expect
      .poll(async () => (await list()).items.find((one) => one.id === id)?.state, { timeout: 20_000 })
      .toBe('ready')
    expect((await admin('GET', `api/metadata/azure?metadataId=${assetId}`)).body).toMatchObject({
      duration: 21,
    })
    expect(
      await clinic().db.query('select name, height, size from video_file where video_id = $1', [assetId]),
    ).toEqual([{ name, height: 540, size: content.length }])
  })

  it('refuses what no browser plays', async () => {
    const avi = Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST'), Buffer.alloc(100)])
    const hevc = Buffer.from(film.toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1')
    for (const content of [avi, hevc])
      expect(await upload(admin, 'api/metadata/uploads', 'x.avi', content)).toMatchObject({
        status: 400,
        body: { details: { reason: 'codec' } },
      })
  })

  it('names the missing end of a film whose recording or copy stopped', async () => {
    const start = film.indexOf('moov')
    const indexCut = film.subarray(0, start + 200)
    const indexLost = Buffer.concat([
      film.subarray(0, film.readUInt32BE(0)),
      Buffer.from('0000ffff6d646174', 'hex'),
    ])
    for (const content of [indexCut, indexLost])
      expect(await upload(admin, 'api/metadata/uploads', 'x.mp4', content)).toMatchObject({
        status: 400,
        body: { details: { reason: 'noIndex' } },
      })
  })
})
