import { type TabStorage, readTabJson, writeTabJson } from '@portico/core/state/tabStorage'
import type { AdminRecord } from '../../entity'

/** Whose draft it is, and of which record. */
export interface DraftScope {
  /** Person key. */
  person: string
  entity: string
  /** Null: a new record. */
  id: string | null
}

/** The unsaved state of a form: the record as it was opened, and as it is edited. */
export interface FormDraft {
  original: AdminRecord
  data: AdminRecord
}

const storageKey = ({ person, entity, id }: DraftScope) => ['admin', person, entity, id ?? 'new'].join('|')

/** Stores a draft for this tab, so that it survives a reload and a new sign-in; null removes it. */
export const saveDraft = (storage: TabStorage, scope: DraftScope, draft: FormDraft | null): void =>
  writeTabJson(storageKey(scope), draft, storage)

/** The stored draft of this person and record, or null. */
export function loadDraft(storage: TabStorage, scope: DraftScope): FormDraft | null {
  const draft = readTabJson(storageKey(scope), storage)
  return isDraft(draft) ? draft : null
}

const isDraft = (value: unknown): value is FormDraft => {
  const { original, data } = (value ?? {}) as Partial<FormDraft>
  return isRecord(original) && isRecord(data)
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
