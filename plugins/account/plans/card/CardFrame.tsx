import { useText } from '@portico/core/i18n/useText'
import type { CardCapture } from '@schemas/generated/entities'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { Icon } from '@portico/core/ui/media/Icon'
import { useCardEngines } from '@portico/cards/useCardEngines'
import type { CardPayment } from './useCardPayment'
import type { TextKey } from '../../texts'

/** The fields of the provider, in its frame. */
export function CardFrame({ capture, payment }: { capture: CardCapture; payment: CardPayment }) {
  const t = useText<TextKey>()
  const engine = useCardEngines().find(({ id }) => id === capture.provider)
  if (!engine) return null
  const { plugin, id, provider } = engine
  const props = { capture, onState: payment.setFieldsState, handle: payment.fields }
  return (
    <div className="grid gap-3 p-4 [border:1.5px_solid_var(--line)] rounded-card bg-surface">
      <p className="flex items-center gap-2 text-sm/normal font-semibold text-muted">
        <Icon name="lock" size="s" />
        <span>{t('CARD.HOSTED')}</span>
      </p>
      <LazyPart plugin={plugin} point="providers" id={id} load={provider} props={props} />
    </div>
  )
}
