import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { fastDatabase } from '../../../server/test/databases'
import { row, type Row } from '../report'
import { withServer } from '../serverProcess'
import { percentile } from '../stats'
import type { RunningStallServer } from './server'

const LARGE = 8
const LARGE_SIDE = 8192
const SMALL_SIDE = 400
const SMALL = 7

/** Measures how long the small picture of a patient takes alone, and beside eight pictures of 8192 × 8192 of an administrator. */
export async function measurePictures(): Promise<Row[]> {
  const [large, small] = await Promise.all([pictureOf(LARGE_SIDE), pictureOf(SMALL_SIDE)])
  return withServer<Row[], RunningStallServer>(
    path.join(import.meta.dirname, 'server.ts'),
    fastDatabase,
    async ({ origin, token, patientToken }) => {
      const sendSmall = async () => {
        const startedAt = performance.now()
        await send(origin, patientToken, small)
        return performance.now() - startedAt
      }
      await sendSmall()
      const alone = await repeat(sendSmall)
      const many = Array.from({ length: LARGE }, () => send(origin, token, large))
      // The large ones have arrived.
      await pause(1000)
      const beside = await repeat(sendSmall)
      await Promise.all(many)
      return [
        row('a small picture alone, median, ms', alone),
        row('beside eight large ones of somebody else, median, ms', beside),
        row('of this it waits, as a share of what it takes alone', (beside - alone) / alone, 1),
      ]
    },
  )
}

async function repeat(work: () => Promise<number>): Promise<number> {
  const found: number[] = []
  for (let n = 0; n < SMALL; n++) found.push(await work())
  return percentile(found, 0.5)
}

const pictureOf = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()

async function send(origin: string, token: string, content: Buffer): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), 'x.png')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/thumbnails`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The picture is answered with ${answer.status}`)
  await answer.arrayBuffer()
}
