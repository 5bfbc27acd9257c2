import { useId } from 'react'
import type { Tenant } from '@schemas/generated/tenant'
import { browserZone, formatDateTime } from '../../format/dates'
import type { Language } from '../../i18n/languages'
import { buttonClass } from '../../ui/actions/buttonClass'
import { PhoneLink } from '../../ui/actions/PhoneLink'
import { Card } from '../../ui/layout/Card'
import type { OfflineCopy } from './copy'
import { offlineTexts } from './offlineTexts'

interface Props {
  copy: OfflineCopy
  language: Language
  tenant: Pick<Tenant, 'emergencyNumber' | 'support'>
  onRetry: () => void
}

/** What the person read last, with its time, while the portal cannot be reached. */
export function OfflinePage({ copy, language, tenant, onRetry }: Props) {
  const { title, lead, back, retry, emergency, support } = offlineTexts[language]
  return (
    <main
      className="grid gap-6 content-start max-w-160 mx-auto px-4 py-16 *:min-w-0 desk:gap-8 desk:px-8"
      lang={language}
    >
      <div className="stack" role="alert">
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
        <p>{back}</p>
      </div>
      <p>
        <button type="button" className={buttonClass()} onClick={onRetry}>
          {retry}
        </button>
      </p>
      {copy.contents.map((content) => (
        <Content key={content.title} content={content} language={language} written={copy.language} />
      ))}
      <div className="stack gap-2">
        <p>
          {emergency} <PhoneLink phone={tenant.emergencyNumber} />
        </p>
        {tenant.support.phone && (
          <p>
            {support} <PhoneLink phone={tenant.support.phone} />
          </p>
        )}
      </div>
    </main>
  )
}

interface ContentProps {
  content: OfflineCopy['contents'][number]
  language: Language
  /** The language in which the content was read. */
  written: Language
}

function Content({ content: { title, empty, items, at }, language, written }: ContentProps) {
  const id = useId()
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <div className="stack gap-1">
        <h2 className="h2" id={id} lang={written}>
          {title}
        </h2>
        <p className="text-sm text-muted">
          {offlineTexts[language].read} {formatDateTime(at, browserZone())}
        </p>
      </div>
      {items.length === 0 && <p lang={written}>{empty}</p>}
      <ul className="stack gap-3" lang={written}>
        {items.map((item) => (
          <li key={[item.title, ...item.lines].join()} className="stack gap-1">
            <p className="font-strong">{item.title}</p>
            {item.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
