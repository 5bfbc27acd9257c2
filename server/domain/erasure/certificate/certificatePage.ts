import path from 'node:path'
import { markup, type Markup } from '../../../platform/pages/markup'
import { createText, readTexts } from '../../../platform/tenants/texts'
import type { RowCounts } from '../eraseRows'
import { personTables } from '../personTables'
import type { CertificateFile } from './certificate'
import type es from './texts/es.json'

type Key = keyof typeof es

/** What readers understand by the tables; those of a group that is not here belong to the group. */
const topics: Readonly<Record<string, readonly string[]>> = {
  letters: ['letter', 'letter_settings', 'push_subscription', 'calendar_subscription'],
  family: ['family_link'],
  plan: ['card_subscription', 'sandbox_subscription', 'sandbox_card_capture', 'insured_policy'],
  devices: ['device_attempt', 'device_connection'],
  identity: ['identity_picture', 'identity_run', 'identity_applicant'],
  videos: ['video_mark', 'video_viewing'],
  waiting: ['waiting_wish', 'freed_time'],
  shares: ['record_share', 'record_share_opening'],
  person: ['person'],
}

const topicOf = (table: string): string =>
  Object.entries(topics).find(([, tables]) => tables.includes(table))?.[0] ??
  personTables[table]?.group ??
  'account'

/** How the page is written. */
export interface PageSettings {
  language: 'es' | 'en'
  /** The name of the tenant. */
  brand: string
  timeZone: string
}

/** A page of its own, to read or print, that says what a certificate says. */
export function certificatePage(file: CertificateFile, { language, brand, timeZone }: PageSettings): string {
  const { certificate } = file
  const text = createText(readTexts(path.join(import.meta.dirname, 'texts'), language))
  const t = (key: Key, values?: Readonly<Record<string, string>>) => text(key, values)
  const day = (at: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at))
  const kept = certificate.kept.map(
    ({ reason, until, rows }) => markup`<li><p>${text(`ERASURE.KEPT.${reason}`)}</p>
<p>${t('ERASURE.UNTIL', { day: day(until) })}</p>${list(rows, text)}</li>`,
  )
  const elsewhere = certificate.elsewhere.map(
    (service) => markup`<li>${text(`ERASURE.ELSEWHERE.${service}`)}</li>`,
  )
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('ERASURE.TITLE')}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}code{overflow-wrap:anywhere}</style></head><body>
<h1>${t('ERASURE.TITLE')}</h1>
<p>${t('ERASURE.SUMMARY', { brand, day: day(certificate.erasedAt), people: String(certificate.people) })}</p>
<h2>${t('ERASURE.ERASED')}</h2>
${list(certificate.erased, text)}
<p>${t('ERASURE.FILES', { files: String(certificate.files) })}</p>
<p>${t('ERASURE.LOG', { entries: String(certificate.emptied) })}</p>
<h2>${t('ERASURE.KEPT')}</h2>
${kept.length > 0 ? markup`<ul>${kept}</ul>` : markup`<p>${t('ERASURE.NOTHING')}</p>`}
<p>${t('ERASURE.REPEATS')}</p>
<h2>${t('ERASURE.ELSEWHERE')}</h2>
<ul><li>${t('ERASURE.BACKUPS', { day: day(`${certificate.backupsUntil}T12:00:00Z`) })}</li>${elsewhere}<li>${t('ERASURE.MAILBOXES')}</li></ul>
<h2>${t('ERASURE.PROOF')}</h2>
<p>${t('ERASURE.SIGNED', { operator: certificate.operator, version: certificate.version })}</p>
<p>${t('ERASURE.NUMBER')} <code>${certificate.id}</code></p>
<p>${t('ERASURE.HASH')} <code>${certificate.personHash}</code></p>
</body></html>
`.text
}

function list(rows: RowCounts, text: (key: string) => string): Markup {
  const sums = new Map<string, number>()
  for (const [table, count] of Object.entries(rows)) {
    const topic = topicOf(table)
    sums.set(topic, (sums.get(topic) ?? 0) + count)
  }
  const items = [...sums].map(
    ([topic, count]) => markup`<li>${text(`ERASURE.TOPIC.${topic}`)}: ${String(count)}</li>`,
  )
  return markup`<ul>${items}</ul>`
}
