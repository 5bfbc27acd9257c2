import { type TabStorage, readTabJson, writeTabJson } from '@portico/core/state/tabStorage'
import { noAnswers, type Answers } from './answers'

/** A registration whose letter is on its way. */
export interface SentLetter {
  email: string
  /** When it was sent, in milliseconds. */
  at: number
}

/** Which form the answers belong to: that of a visitor, or that of somebody whom a provider knows. */
export type DraftForm = 'draft' | 'external'

const storageKeyOf = (tenant: string, what: DraftForm | 'sent') => ['registration', tenant, what].join('|')

/** Stores what a visitor has typed in this tab, so that it survives a reload; never a password. */
export function saveAnswers(
  storage: TabStorage,
  tenant: string,
  answers: Answers,
  form: DraftForm = 'draft',
): void {
  const { password: _, passwordVerify: _verify, accepted: _accepted, ...kept } = answers
  writeTabJson(storageKeyOf(tenant, form), kept, storage)
}

/** The answers stored for this tenant. */
export function loadAnswers(storage: TabStorage, tenant: string, form: DraftForm = 'draft'): Answers {
  const stored = read(storage, storageKeyOf(tenant, form))
  const texts = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(noAnswers, name) && typeof value === 'string',
  )
  return { ...noAnswers, ...Object.fromEntries(texts), password: '', passwordVerify: '', accepted: null }
}

/** Forgets the answers of a form. */
export const forgetAnswers = (storage: TabStorage, tenant: string, form: DraftForm): void =>
  storage.removeItem(storageKeyOf(tenant, form))

/** Forgets the answers, because the form was sent, and notes where its letter goes. */
export function noteSent(storage: TabStorage, tenant: string, sent: SentLetter): void {
  forgetAnswers(storage, tenant, 'draft')
  writeTabJson(storageKeyOf(tenant, 'sent'), sent, storage)
}

/** Where the last letter went, if this tab sent one. */
export function loadSent(storage: TabStorage, tenant: string): SentLetter | undefined {
  const { email, at } = read(storage, storageKeyOf(tenant, 'sent'))
  return typeof email === 'string' && typeof at === 'number' ? { email, at } : undefined
}

function read(storage: TabStorage, key: string): Record<string, unknown> {
  const value = readTabJson(key, storage)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
