// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AssetMetadata,
  Video,
  VideoUpload,
  VideoUploads,
} from '../../../../../schemas/generated/entities'
import { personId } from '../../../../demo/people/personRow'
import type { PersonContext } from '../../../../platform/http/request/personContext'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { changeOf } from '../../../entities/registerEntity'
import { pathOf } from '../../../../platform/media/media'
import {
  NotAVideo,
  type TranscodeJob,
  type Transcoder,
} from '../../../../platform/media/transcoding/transcoder'
import { ruleDatabases } from '../../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../../test/clinic/clinic'
import { upload } from '../../../../test/clinic/upload'
import { receiveVideo } from './receiveVideo'
import { runVideoRound } from './prepareVideo'
import type { VideoContext } from './videoContext'
import { claimUpload, noteProgress } from './queue'
import { cancelUpload } from './uploads'

const film = readFileSync(pathOf('walk', '540.mp4'))
const admin1 = personId('one', 'admin')
const segment = Buffer.alloc(70_000, 'segment')

/** Makes small files in the place of ffmpeg. */
function fakeTranscoder() {
  const jobs: TranscodeJob[] = []
  let before: (job: TranscodeJob) => Promise<void> = async () => undefined
  const transcoder: Transcoder = {
    transcode: async (job) => {
      jobs.push(job)
      await before(job)
      const make = async (name: string, type: string, height: number | null, content: string | Buffer) => {
        const file = path.join(job.folder, name)
        await writeFile(file, content)
        return { name, type, height, path: file }
      }
      const poster = await make('poster.jpg', '', null, readFileSync(pathOf('walk', 'poster.webp')))
      return {
        duration: 21.4,
        poster: poster.path,
        files: [
          await make('720.mp4', 'video/mp4; codecs="avc1.64001f"', 720, readFileSync(job.source)),
          await make('stream.m3u8', 'application/vnd.apple.mpegurl', 720, '#EXTM3U\n720.m3u8\n'),
          await make('720.m3u8', 'application/vnd.apple.mpegurl', null, '#EXTM3U\n720.m4s\n'),
          await make('720.m4s', 'video/mp4', null, segment),
        ],
      }
    },
  }
  return {
    transcoder,
    jobs,
    setBefore: (to: typeof before) => {
      before = to
    },
  }
}

const untilAborted = ({ signal }: TranscodeJob) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

describe.each(ruleDatabases)('videos that an administrator uploads, on %s', (database) => {
  const fake = fakeTranscoder()
  let clinic: Clinic
  let admin: Caller
  let context: VideoContext
  beforeAll(async () => {
    const options = { transcoder: fake.transcoder, files: { key: randomBytes(32) } }
    clinic = await openClinic(database, undefined, ['videoAdvices'], undefined, options)
    admin = await clinic.as('admin@portico.test')
    const { db, tenants } = clinic
    // Its clock is an hour ahead: the server's own worker finds nothing to do.
    const now = () => new Date(NOW.getTime() + 3_600_000)
    context = { db, tenants, now, transcoder: fake.transcoder, files: clinic.files.store }
  }, STARTUP_TIMEOUT)
  beforeEach(() => {
    fake.setBefore(async () => undefined)
    fake.jobs.length = 0
  })
  afterAll(() => clinic.close())

  /** The moment is one that the server's own worker never reaches. */
  const change = () => {
    const [tenant] = clinic.tenants.all
    const person = { actor: admin1, subject: admin1, roles: ['Administrator'] } as unknown as PersonContext
    return changeOf({ tenant: tenant as TenantOnServer, person, now: context.now() })
  }
  const send = (name: string, content: Buffer = film): Promise<VideoUpload> => {
    const receiving = { db: clinic.db, files: context.files, transcodes: true, change: change() }
    return receiveVideo(receiving, { name, content: Readable.from([content]) })
  }
  const read = async (id: number) =>
    ((await admin('GET', 'api/metadata/uploads')).body as VideoUploads).items.find((one) => one.id === id)
  const filesIn = (folder: string) =>
    readdirSync(path.join(clinic.files.folder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(clinic.files.folder, folder, name)).isFile())
      .toSorted()

  it('ADMIN-022 the database serves others while a slow store takes the files', async () => {
    const { store } = clinic.files
    const slow: VideoContext = {
      ...context,
      files: {
        ...store,
        receive: async (content) => {
          const file = await store.receive(content)
          const place = async (tenant: string) => {
            await clinic.db.query('select 1')
            await file.place(tenant)
          }
          return { ...file, place }
        },
      },
    }
    const receiving = { db: clinic.db, files: slow.files, transcodes: true, change: change() }
    const { id } = await receiveVideo(receiving, { name: 'slow.mp4', content: Readable.from([film]) })
    await runVideoRound(slow)
    expect(await read(id)).toMatchObject({ state: 'ready' })
  })

  it('ADMIN-022 VIDEO-001 VIDEO-013 an uploaded video gets files and a poster, and its playlist and segments need its right', async () => {
    const sent = await send('Estirar_la espalda.MP4')
    expect(sent).toMatchObject({
      name: 'Estirar_la espalda.MP4',
      bytes: film.length,
      state: 'waiting',
      percent: 0,
    })
    await runVideoRound(context)
    expect(await read(sent.id)).toMatchObject({ state: 'ready', percent: 100 })
    const video = (await admin('GET', `api/metadata/azure?metadataId=${sent.assetId}`)).body as AssetMetadata
    expect(video).toMatchObject({ title: 'Estirar la espalda', duration: 21 })
    expect((await admin('GET', `api/thumbnails/${video.thumbnailId}/300`)).headers['content-type']).toBe(
      'image/webp',
    )

    const luis = await clinic.as('luis@portico.test')
    expect((await luis('GET', `api/videos/${sent.assetId}`)).status).toBe(404)
    const { title: _, ...unchanged } = video
    const body = { ...unchanged, ownerId: admin1, publishmentDate: '2027-01-05', planIds: [3] }
    expect((await admin('POST', 'api/metadata', body)).status).toBe(200)
    expect(await luis('GET', `api/videos/${sent.assetId}`)).toMatchObject({
      status: 403,
      body: { message: 'NOTAUTHORIZED' },
    })
    await clinic.db.query(`update person set plan_id = 3 where id = $1`, [personId('one', 'luis')])
    const { sources = [], url } = (await luis('GET', `api/videos/${sent.assetId}`)).body as Video
    expect(sources.map(({ url: one }) => one.split('/').at(-1))).toEqual(['720.mp4', 'stream.m3u8'])

    const visitor = await clinic.as()
    const at = (file: string) => (url ?? '').replace(/[^/]+$/, file)
    expect((await visitor('GET', at('stream.m3u8'))).headers['content-type']).toBe(
      'application/vnd.apple.mpegurl',
    )
    expect((await visitor('GET', at('720.m4s'))).body).toBe(segment.toString())
    const part = await visitor('GET', at('720.m4s'), undefined, { range: 'bytes=65530-65545' })
    expect([part.status, part.body]).toEqual([206, segment.subarray(65_530, 65_546).toString()])
    const all = ['720.mp4', 'stream.m3u8', '720.m3u8', '720.m4s']
    const statuses = async (change: (address: string) => string, headers = {}) =>
      Promise.all(
        all.map(async (file) => (await visitor('GET', change(at(file)), undefined, headers)).status),
      )
    expect(await statuses((address) => address.replace(/\d{13}\./, '9999999999999.'))).toEqual([
      403, 403, 403, 403,
    ])
    clinic.setNow(new Date(NOW.getTime() + 5 * 60_000))
    expect(await statuses((address) => address)).toEqual([403, 403, 403, 403])
    expect(await statuses((address) => address, { range: 'bytes=0-9' })).toEqual([403, 403, 403, 403])
    clinic.setNow(NOW)
    expect(await statuses((address) => address)).toEqual([200, 200, 200, 200])
  })

  it('each video is prepared once by several processes', async () => {
    const sent = [await send('uno.mp4'), await send('dos.mp4'), await send('tres.mp4')]
    await Promise.all([runVideoRound(context), runVideoRound(context), runVideoRound(context)])
    expect(fake.jobs).toHaveLength(3)
    for (const { id } of sent) expect(await read(id)).toMatchObject({ state: 'ready' })
  })

  it('a video whose process has stopped is taken by another one, and the first one keeps nothing', async () => {
    const { id } = await send('parado.mp4')
    const now = context.now()
    const lost = await claimUpload(clinic.db, clinic.tenants.ids, now)
    expect(await claimUpload(clinic.db, clinic.tenants.ids, now)).toBeUndefined()
    const later = new Date(now.getTime() + 61_000)
    await runVideoRound({ ...context, now: () => later })
    expect(fake.jobs).toHaveLength(1)
    expect(lost && (await noteProgress(clinic.db, lost, { percent: 50, now: later }))).toBe(false)
    expect(await read(id)).toMatchObject({ state: 'ready', percent: 100 })
  })

  it('a server that stops gives the video back at once', async () => {
    const { id } = await send('reinicio.mp4')
    let isStopping = false
    fake.setBefore((job) => {
      isStopping = true
      return untilAborted(job)
    })
    await runVideoRound(context, () => isStopping)
    expect(await read(id)).toMatchObject({ state: 'waiting', percent: 0 })
    fake.setBefore(async () => undefined)
    await runVideoRound(context)
    expect(await read(id)).toMatchObject({ state: 'ready' })
  })

  it('a video that stops five processes is not tried again by itself', async () => {
    const { id } = await send('peligroso.mp4')
    for (let count = 1; count <= 6; count += 1) {
      const now = new Date(context.now().getTime() + count * 61_000)
      if (count < 6) await claimUpload(clinic.db, clinic.tenants.ids, now)
      else await runVideoRound({ ...context, now: () => now })
    }
    expect(fake.jobs).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'stopped' })
    expect((await admin('DELETE', `api/metadata/uploads/${id}`)).status).toBe(204)
  })

  it('ADMIN-022 shows the progress, says why it failed, and tries again', async () => {
    const { id, assetId } = await send('roto.mp4')
    const percents: unknown[] = []
    fake.setBefore(async ({ onProgress }) => {
      onProgress(42.7)
      while (percents.at(-1) !== 42) percents.push((await read(id))?.percent)
      throw new NotAVideo('noPicture')
    })
    await runVideoRound(context)
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'noPicture' })
    fake.setBefore(async () => undefined)
    expect((await admin('POST', `api/metadata/uploads/${id}/retry`)).status).toBe(204)
    await expect.poll(async () => (await read(id))?.state, { timeout: 20_000 }).toBe('ready')
    expect((await admin('POST', `api/metadata/uploads/${id}/retry`)).status).toBe(404)
    // The poster follows: the server has to draw it again.
    const readPoster = async () =>
      ((await admin('GET', `api/metadata/azure?metadataId=${assetId}`)).body as AssetMetadata).thumbnailId
    await expect.poll(readPoster, { timeout: 20_000 }).toEqual(expect.any(Number))
  })

  it.each(['waiting', 'working', 'failed'])(
    'an upload that is cancelled while %s leaves nothing behind',
    async (state) => {
      const before = { files: filesIn('one'), videos: await clinic.db.query('select count(*) from video') }
      const { id, assetId } = await send('cancelado.mp4', Buffer.concat([film, Buffer.from(state)]))
      const cancel = () => cancelUpload(clinic.db, context.files, change(), id)
      if (state === 'waiting') await cancel()
      fake.setBefore(async (job) => {
        if (state === 'failed') throw new Error('disk full')
        await cancel()
        await untilAborted(job)
      })
      await runVideoRound(context)
      if (state === 'failed') await cancel()
      expect(filesIn('one')).toEqual(before.files)
      await expect.poll(() => filesIn('incoming')).toEqual([])
      expect(await clinic.db.query('select count(*) from video')).toEqual(before.videos)
      expect(await read(id)).toBeUndefined()
      expect((await admin('DELETE', `api/metadata/uploads/${id}`)).status).toBe(404)
      expect((await admin('GET', `api/metadata/azure?metadataId=${assetId}`)).status).toBe(404)
    },
  )

  it.each([
    ['a text with the name of a video', 'video.mp4', 'no es un vídeo'],
    ['a picture', 'foto.mp4', '\u{89}PNG\r\n\u{1A}\n'],
    ['a playlist that would read other files', 'lista.mp4', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['an MP4 without a table of contents', 'x.mp4', film.subarray(0, 40)],
  ])('%s is refused and leaves nothing behind', async (_, name, content) => {
    const before = filesIn('one')
    const answer = await upload(admin, 'api/metadata/uploads', name, content)
    expect(answer).toMatchObject({ status: 400, body: { message: 'FORMAT_NOT_VALID' } })
    expect(filesIn('one')).toEqual(before)
    expect(filesIn('incoming')).toEqual([])
  })

  it('ROLE-010 only administrators of videos upload, list, retry and cancel', async () => {
    const luis = await clinic.as('luis@portico.test')
    expect((await upload(luis, 'api/metadata/uploads', 'x.mp4', film)).status).toBe(403)
    const { id } = await send('ajeno.mp4')
    expect((await luis('GET', 'api/metadata/uploads')).status).toBe(403)
    expect((await luis('POST', `api/metadata/uploads/${id}/retry`)).status).toBe(403)
    expect((await luis('DELETE', `api/metadata/uploads/${id}`)).status).toBe(403)
    expect((await admin('DELETE', `api/metadata/uploads/${id}`)).status).toBe(204)
  })
})
