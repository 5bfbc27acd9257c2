// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Video } from '../../../../schemas/generated/entities'
import {
  NOW,
  STARTUP_TIMEOUT,
  openClinic,
  type Answer,
  type Caller,
  type Clinic,
} from '../../../test/clinic/clinic'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { pathOf } from '../../../platform/media/media'

describe.each(ruleDatabases)('files of videos on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let visitor: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    luis = await clinic.as('luis@portico.test')
    visitor = await clinic.as()
    await clinic.db.query(`update person set plan_id = 3 where id = $1`, [personId('one', 'luis')])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const urlOf = async (title: string) => {
    const all = (await luis('GET', 'api/videos/new')).body as Video[]
    const id = all.find((video) => video.title === title)?.id
    return ((await luis('GET', `api/videos/${id}`)).body as Video).url ?? ''
  }
  const locked = 'Medirse el azúcar paso a paso'

  it('VIDEO-001 sends a file whole and in parts, and again only when it has changed', async () => {
    const url = await urlOf('Cocinar sin sal y con gusto')
    const file = readFileSync(pathOf('salt', '540.webm'))
    const whole = await visitor('GET', url)
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'video/webm',
        'accept-ranges': 'bytes',
        'content-length': String(file.length),
        'cache-control': expect.stringMatching(/^private, max-age=\d+$/) as string,
      },
    })
    const part = await visitor('GET', url, undefined, { range: 'bytes=10-19' })
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 10-19/${file.length}`, 'content-length': '10' },
    })
    expect(await visitor('GET', url, undefined, { range: `bytes=${file.length}-` })).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${file.length}` },
    })
    const etag = String(whole.headers['etag'])
    expect((await visitor('GET', url, undefined, { 'if-none-match': etag })).status).toBe(304)
    const stale = { range: 'bytes=0-1', 'if-range': '"other"' }
    expect((await visitor('GET', url, undefined, stale)).status).toBe(200)
  })

  it('VIDEO-001 HEAD has the headers of GET, for the whole file and for a part, without its bytes', async () => {
    const url = await urlOf('Cocinar sin sal y con gusto')
    const names = [
      'content-length',
      'content-range',
      'accept-ranges',
      'content-type',
      'etag',
      'cache-control',
    ]
    const facts = ({ status, headers }: Answer) => [status, ...names.map((name) => headers[name])]
    const size = readFileSync(pathOf('salt', '540.webm')).length
    for (const range of [undefined, 'bytes=10-19', `bytes=${size}-`]) {
      const headers: Record<string, string> = range === undefined ? {} : { range }
      const head = await visitor('HEAD', url, undefined, headers)
      expect([range, ...facts(head)]).toEqual([
        range,
        ...facts(await visitor('GET', url, undefined, headers)),
      ])
      expect(head.body).toBe('')
    }
    const whole = await visitor('HEAD', url)
    expect(whole.headers['content-length']).toBe(String(size))
  })

  it('VIDEO-013 the file of a locked video needs an address that was given within five minutes', async () => {
    const url = await urlOf(locked)
    expect((await visitor('GET', url)).status).toBe(200)
    expect((await visitor('GET', url.replace(/\d+\./, '9999999999999.'))).status).toBe(403)
    clinic.setNow(new Date(NOW.getTime() + 5 * 60_000))
    expect((await visitor('GET', url)).status).toBe(403)
    expect((await visitor('GET', url, undefined, { range: 'bytes=0-9' })).status).toBe(403)
    clinic.setNow(NOW)
  })

  it('VIDEO-013 an address from before a video was for some plans ends with that', async () => {
    const url = await urlOf('Cocinar sin sal y con gusto')
    const id = /media\/(\d+)\//.exec(url)?.[1]
    const setPlans = (plans: string) =>
      clinic.db.query('update video set plan_ids = $2 where id = $1', [id, plans])
    await setPlans('{3}')
    expect((await visitor('GET', url)).status).toBe(403)
    expect((await visitor('GET', await urlOf('Cocinar sin sal y con gusto'))).status).toBe(200)
    await setPlans('{}')
    expect((await visitor('GET', url)).status).toBe(200)
  })

  it('VIDEO-013 an address opens no other video, tenant or file', async () => {
    const free = await urlOf('Cocinar sin sal y con gusto')
    const id = /media\/(\d+)\//.exec(await urlOf(locked))?.[1] ?? ''
    expect((await visitor('GET', free.replace(/media\/\d+\//, `media/${id}/`))).status).toBe(403)
    const two = await clinic.as(undefined, 'two')
    expect((await two('GET', free)).status).toBe(403)
    for (const file of ['media.json', '..%2fsugar%2f540.webm', 'captions.es.vtt', 'poster.webp'])
      expect([file, (await visitor('GET', free.replace(/[^/]+$/, file))).status]).toEqual([file, 404])
    expect((await visitor('GET', 'api/media/x/1.y/540.webm')).status).toBe(403)
  })
})
