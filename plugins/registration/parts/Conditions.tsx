import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

interface Props {
  /** The accepted version; null: none. */
  accepted: string | null
  onAccept: (version: string | null) => void
  error?: string | undefined
  /** Shows the text at once; otherwise it unfolds. */
  isOpen?: boolean
}

/** The conditions of the service and the box that accepts this version of them. */
export function Conditions({ accepted, onAccept, error, isOpen }: Props) {
  const t = useText<TextKey>()
  const { data, error: failure, mutate } = useApi('GET api/users/register-conditions', { quiet: true })
  if (failure)
    return (
      <Notice
        tone="danger"
        title={t('CONDITIONS.FAILED')}
        action={<Button onClick={() => void mutate()}>{t('UI.RETRY')}</Button>}
      />
    )
  if (!data)
    return (
      <Loading>
        <Skeleton shape="block" height="6rem" />
      </Loading>
    )
  const version = data.version ?? ''
  const text = <ConditionsText text={data.text} />
  return (
    <div className="stack gap-2">
      {isOpen ? (
        text
      ) : (
        <details className="[&>summary]:inline-flex [&>summary]:items-center [&>summary]:gap-2 [&>summary]:min-h-tap [&>summary]:cursor-pointer [&[open]>summary_svg]:[rotate:180deg]">
          <summary className="link">
            <span>{t('CONDITIONS.READ')}</span>
            <Icon name="chevron-down" size="s" />
          </summary>
          {text}
        </details>
      )}
      <Checkbox
        id="accepted"
        checked={accepted === version}
        onChange={(checked) => onAccept(checked ? version : null)}
        error={error}
      >
        {t('CONDITIONS.ACCEPT')}
      </Checkbox>
    </div>
  )
}

/** The text of the conditions, as text: server text never becomes markup. */
function ConditionsText({ text }: { text: string }) {
  const t = useText<TextKey>()
  return (
    <section
      className="grid gap-3 content-start py-4 px-5 [border:1.5px_solid_var(--line-strong)] rounded-control bg-raised"
      aria-label={t('CONDITIONS.TITLE')}
    >
      {text.split(/\n{2,}/).map((paragraph) => {
        const [first, ...rest] = paragraph.split('\n')
        return rest.length === 0 ? (
          <p key={paragraph}>{first}</p>
        ) : (
          <p key={paragraph}>
            <strong>{first}.</strong> {rest.join(' ')}
          </p>
        )
      })}
    </section>
  )
}
