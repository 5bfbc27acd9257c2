import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConsultationDraft } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { fieldsOf } from './content'
import { DraftSaver } from './DraftSaver'

const empty: ConsultationDraft = {
  version: 0,
  reason: '',
  findings: '',
  assessment: '',
  plan: '',
  diagnoses: [],
  prescriptions: [],
  summary: '',
  privateNotes: '',
}

/** A server with one draft, whose answers can be lost. */
class Server {
  draft = empty
  isAway = false
  losesAnswers = false
  saves = 0
  save = async (draft: ConsultationDraft) => {
    if (this.isAway) throw new ApiError(0, 'NETWORK')
    this.saves += 1
    if (draft.version !== this.draft.version) throw new ApiError(409, 'DRAFT_CHANGED')
    this.draft = { ...draft, version: draft.version + 1 }
    if (this.losesAnswers) throw new ApiError(0, 'NETWORK')
    return { version: this.draft.version, savedAt: '2027-01-11T07:00:00Z' }
  }
  read = async () => this.draft
  open(kept: unknown[] = []) {
    const { draft } = this
    return new DraftSaver(
      draft,
      null,
      { version: draft.version, fields: fieldsOf(draft) },
      {
        save: this.save,
        read: this.read,
        keep: (unsaved) => kept.push(unsaved),
        onSaved: () => undefined,
      },
    )
  }
}

let server: Server
beforeEach(() => {
  vi.useFakeTimers()
  server = new Server()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ROLE-025 a note saves itself after a pause, once for all that was typed', async () => {
  const kept: unknown[] = []
  const saver = server.open(kept)
  saver.change({ plan: 'R' })
  saver.change({ plan: 'Reposo' })
  await vi.advanceTimersByTimeAsync(1600)
  expect([server.draft.plan, server.saves, saver.state.status]).toEqual(['Reposo', 1, 'saved'])
  expect(kept.at(-1)).toBeNull()
})

it('ROLE-025 a failed save keeps the text in the tab, says since when, and is tried again', async () => {
  const kept: unknown[] = []
  const saver = server.open(kept)
  server.isAway = true
  saver.change({ plan: 'Reposo' })
  await vi.advanceTimersByTimeAsync(1600)
  expect(saver.state).toMatchObject({ status: 'failed', failedSince: expect.any(Number) as number })
  await expect(saver.flush()).rejects.toThrow('NETWORK')
  expect(kept.at(-1)).toMatchObject({ version: 0, fields: { plan: 'Reposo' } })
  server.isAway = false
  await vi.advanceTimersByTimeAsync(10_100)
  expect([server.draft.plan, saver.state.status, saver.state.failedSince]).toEqual(['Reposo', 'saved', null])
})

it('ROLE-025 a save whose answer was lost is no conflict, whatever was typed meanwhile', async () => {
  const saver = server.open()
  server.losesAnswers = true
  saver.change({ plan: 'Reposo' })
  await vi.advanceTimersByTimeAsync(1600)
  server.losesAnswers = false
  saver.change({ plan: 'Reposo y agua' })
  await vi.advanceTimersByTimeAsync(10_100)
  expect(saver.state).toMatchObject({ other: null, status: 'saved' })
  expect(server.draft.plan).toBe('Reposo y agua')
})

it('ROLE-025 what another device saved is shown and not overwritten until the doctor chooses', async () => {
  const [here, there] = [server.open(), server.open()]
  there.change({ plan: 'Allí' })
  await there.flush()
  here.change({ plan: 'Aquí' })
  await expect(here.flush()).rejects.toThrow('DRAFT_CHANGED')
  expect([here.state.other?.plan, server.draft.plan]).toEqual(['Allí', 'Allí'])
  here.change({ summary: 'x' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.draft.plan).toBe('Allí')
  here.keepOwn()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.draft).toMatchObject({ plan: 'Aquí', summary: 'x', version: 2 })
  there.change({ reason: 'y' })
  await expect(there.flush()).rejects.toThrow('DRAFT_CHANGED')
  there.takeOther()
  expect(there.state).toMatchObject({ other: null, fields: { plan: 'Aquí', reason: '' } })
})

it('ROLE-025 a note without unsaved text shows what another device saved', () => {
  const saver = server.open()
  saver.receive({ ...empty, version: 3, plan: 'Allí' })
  expect(saver.state).toMatchObject({ other: null, fields: { plan: 'Allí' } })
})

it('ROLE-025 a tab that comes back with an outdated text asks before it saves', () => {
  const kept = { version: 1, fields: { ...fieldsOf(empty), plan: 'Aquí' } }
  const io = { save: server.save, read: server.read, keep: () => undefined, onSaved: () => undefined }
  const saver = new DraftSaver({ ...empty, version: 2, plan: 'Allí' }, '2027-01-11T07:00:00Z', kept, io)
  expect([saver.state.fields.plan, saver.state.other?.plan]).toEqual(['Aquí', 'Allí'])
})
