import type { Language } from '../../i18n/languages'
import { BootError } from './bootError'
import { bootErrorTexts } from './bootErrorTexts'
import { detailsOf } from './errorDetails'

interface Props {
  error: unknown
  language: Language
  onRetry: () => void
}

/** Shows which step of the start failed, with a retry; details are for operators. */
export function FaultPage({ error, language, onRetry }: Props) {
  const { title, steps, safe, retry, details } = bootErrorTexts[language]
  const step = error instanceof BootError ? error.step : 'screen'
  return (
    <main className="main max-w-160 mx-auto py-16 [&_dd]:wrap-anywhere" lang={language}>
      <div className="stack" role="alert">
        <h1 className="h1">{title}</h1>
        <p className="lead">{steps[step]}</p>
        <p>{safe}</p>
      </div>
      <p>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {retry}
        </button>
      </p>
      <details>
        <summary>{details}</summary>
        <dl className="grid gap-4">
          {Object.entries({ step, ...detailsOf(error) }).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </main>
  )
}
