import type { ConsultationDraft, SavedDraft } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { fieldsOf, isSame, type NoteFields } from './content'

/** Milliseconds without typing after which a note is saved. */
const DELAY = 1500
/** Milliseconds until the next attempt after a failure. */
const RETRY = 10_000

export interface SaverState {
  fields: NoteFields
  status: 'unchanged' | 'saving' | 'saved' | 'failed'
  /** An instant; null: nothing is saved yet. */
  savedAt: string | null
  /** Since when saving fails, in milliseconds since 1970. */
  failedSince: number | null
  /** What another device saved meanwhile. Nothing is saved until the doctor has chosen. */
  other: ConsultationDraft | null
}

/** The way to the server, and to the storage of the tab. */
export interface SaverIo {
  save: (draft: ConsultationDraft) => Promise<SavedDraft>
  read: () => Promise<ConsultationDraft>
  /** Keeps what is not saved yet in the tab, or forgets it. */
  keep: (unsaved: { version: number; fields: NoteFields } | null) => void
  /** What the server has now; called while the page is open. */
  onSaved: (draft: ConsultationDraft, savedAt: string) => void
}

/**
 * Saves a note while it is written, one request after the other, and never over what another device saved. A save whose
 * answer was lost is recognized by its content.
 */
export class DraftSaver {
  state: SaverState
  #stored: { version: number; fields: NoteFields }
  /** What was sent without an answer: the server may have it. */
  #sent: NoteFields | undefined
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<unknown> = Promise.resolve()
  #isShown = false
  readonly #io: SaverIo

  /** Takes what the server has, and what the tab kept: what was typed and not saved. */
  constructor(
    stored: ConsultationDraft,
    savedAt: string | null,
    kept: { version: number; fields: NoteFields },
    io: SaverIo,
  ) {
    this.#io = io
    this.#stored = { version: stored.version, fields: fieldsOf(stored) }
    const isOutdated = kept.version !== stored.version && !isSame(kept.fields, this.#stored.fields)
    this.state = {
      fields: kept.fields,
      status: savedAt === null ? 'unchanged' : 'saved',
      savedAt,
      failedSince: null,
      other: isOutdated ? stored : null,
    }
    this.#plan(DELAY)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(to: Partial<NoteFields>): void {
    this.#set({ fields: { ...this.state.fields, ...to } })
    this.#io.keep({ version: this.#stored.version, fields: this.state.fields })
    this.#plan(DELAY)
  }

  /** Saves what is not saved. Resolves with the version of the server; rejects while it cannot be saved. */
  flush(): Promise<number> {
    clearTimeout(this.#timer)
    const next = this.#running.then(() => this.#save())
    this.#running = next.catch(() => undefined)
    return next
  }

  /** The page is open. */
  enter(): void {
    this.#isShown = true
  }

  /** The page is left: saves what is not saved. */
  leave(): Promise<number> {
    this.#isShown = false
    return this.flush()
  }

  /** What the server has now, when the page has read it again. */
  receive(draft: ConsultationDraft): void {
    if (draft.version <= this.#stored.version) return
    const isClean = isSame(this.state.fields, this.#stored.fields)
    const isOwn = this.#sent !== undefined && isSame(this.#sent, fieldsOf(draft))
    this.#stored = { version: draft.version, fields: fieldsOf(draft) }
    if (isClean) this.#set({ fields: fieldsOf(draft) })
    else if (!isOwn) this.#set({ other: draft })
  }

  /** Goes on with what is here; the other text is replaced at the next save. */
  keepOwn(): void {
    this.#set({ other: null })
    this.#plan(0)
  }

  /** Goes on with what the other device saved. */
  takeOther(): void {
    if (!this.state.other) return
    this.#set({ fields: fieldsOf(this.state.other), other: null, status: 'saved' })
    this.#io.keep(null)
  }

  #set(to: Partial<SaverState>): void {
    this.state = { ...this.state, ...to }
    for (const listener of this.#listeners) listener()
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    if (this.state.other || isSame(this.state.fields, this.#stored.fields)) return
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), delay)
  }

  async #save(): Promise<number> {
    if (this.state.other) throw new ApiError(409, 'DRAFT_CHANGED')
    const { fields } = this.state
    if (isSame(fields, this.#stored.fields)) return this.#stored.version
    this.#set({ status: 'saving' })
    try {
      const { version, savedAt } = await this.#io.save({ ...fields, version: this.#stored.version })
      return this.#settle(version, fields, savedAt)
    } catch (error) {
      if (error instanceof ApiError && error.message === 'DRAFT_CHANGED') return this.#meet(fields)
      this.#sent = fields
      return this.#fail(error)
    }
  }

  #settle(version: number, fields: NoteFields, savedAt: string): number {
    this.#stored = { version, fields }
    this.#sent = undefined
    this.#set({ status: 'saved', savedAt, failedSince: null })
    if (isSame(this.state.fields, fields)) this.#io.keep(null)
    else this.#io.keep({ version, fields: this.state.fields })
    this.#plan(DELAY)
    if (this.#isShown) this.#io.onSaved({ ...fields, version }, savedAt)
    return version
  }

  #fail(error: unknown): never {
    this.#set({ status: 'failed', failedSince: this.state.failedSince ?? Date.now() })
    this.#plan(RETRY)
    throw error
  }

  /** The server has another version: an own save whose answer was lost, or the text of another device. */
  async #meet(fields: NoteFields): Promise<number> {
    const draft = await this.#io.read().catch((error: unknown) => this.#fail(error))
    const found = fieldsOf(draft)
    const isOwn = [this.#sent, this.#stored.fields, fields].some((one) => one && isSame(one, found))
    this.#stored = { version: draft.version, fields: found }
    if (isOwn) return this.#save()
    this.#set({ other: draft, status: 'failed' })
    throw new ApiError(409, 'DRAFT_CHANGED')
  }
}
