import { useText } from '../../i18n/useText'

/** The props of `Steps`. */
export interface StepsProps {
  /** 1 to `total`. */
  current: number
  total: number
  /** Name of the current step. */
  label: string
}

/** A progress line such as "Paso 3 de 4 · Día y hora", with bars. */
export function Steps({ current, total, label }: StepsProps) {
  const t = useText()
  return (
    <div className="stack gap-2" data-steps>
      <p className="text-sm/normal font-semibold text-muted">{t('UI.STEP', { current, total, label })}</p>
      <ol className="flex items-center gap-1" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <li
            className="flex-1 h-1.5 rounded-[999px] bg-line data-done:bg-brand"
            key={index}
            data-done={index < current ? '' : undefined}
          />
        ))}
      </ol>
    </div>
  )
}
