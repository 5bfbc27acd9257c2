import type { Language } from '../../i18n/languages'
import { BootError } from './bootError'
import { bootErrorTexts } from './bootErrorTexts'
import { detailsOf } from './errorDetails'
import { buttonClass } from '../../ui/actions/buttonClass'

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
    <main
      className="grid gap-6 content-start max-w-160 mx-auto px-4 py-16 *:min-w-0 desk:gap-8 desk:px-8 [&_dd]:wrap-anywhere"
      lang={language}
    >
      <div className="stack" role="alert">
        <h1 className="h1">{title}</h1>
        <p className="lead">{steps[step]}</p>
        <p>{safe}</p>
      </div>
      <p>
        <button type="button" className={buttonClass()} onClick={onRetry}>
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
