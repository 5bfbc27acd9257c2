import type { TabStorage } from '@kits/booking/tabStorage'
import type { AdminRecord } from '../../entity'

/** Whose draft it is, and of what. */
export interface DraftOf {
  /** Tenant, who acts and for whom, as one key. */
  person: string
  entity: string
  /** Null: a new record. */
  id: string | null
}

/** What is kept of a form: the record as it was opened, and what was written since. */
export interface FormDraft {
  opened: AdminRecord
  data: AdminRecord
}

const nameOf = ({ person, entity, id }: DraftOf) => ['admin', person, entity, id ?? 'new'].join('|')

/** Keeps a draft for this tab, so that reload and a new sign-in find it again; null forgets it. */
export function keepDraft(storage: TabStorage, of: DraftOf, draft: FormDraft | null): void {
  try {
    if (draft) storage.setItem(nameOf(of), JSON.stringify(draft))
    else storage.removeItem(nameOf(of))
  } catch {
    // A full or forbidden storage costs the comfort of a reload, never the form itself.
  }
}

/** The draft kept for exactly this person and record, or null. */
export function keptDraft(storage: TabStorage, of: DraftOf): FormDraft | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(nameOf(of)) ?? 'null')
    return isDraft(found) ? found : null
  } catch {
    return null
  }
}

const isDraft = (found: unknown): found is FormDraft => {
  const { opened, data } = (found ?? {}) as Partial<FormDraft>
  return isRecord(opened) && isRecord(data)
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
