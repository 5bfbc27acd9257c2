import { useText } from '@portico/core/i18n/useText'
import type { Video } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { numberFormat } from '@portico/core/format/intl'
import { Select } from '@portico/core/ui/forms/Select'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import type { TextKey } from '../texts'
import { captionLooks, captionSizes, rates, type PlayerSettings } from './settings'

interface Props {
  id: string
  video: Video
  settings: PlayerSettings
  onSettings: (to: Partial<PlayerSettings>) => void
  onClose: () => void
}

/** The focus moves into the panel, which comes before its button. */
const focusFirst = (panel: HTMLElement | null) => panel?.querySelector('button')?.focus()

/** Speed, quality and captions, above the controls. */
export function SettingsPanel({ id, video, settings, onSettings, onClose }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const speed = (rate: number) => `${numberFormat(language, { maximumFractionDigits: 2 }).format(rate)}×`
  return (
    // Escape closes it from every field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={focusFirst}
      className="grid grid-cols-[repeat(3,1fr)] gap-y-2 gap-x-3 items-end justify-self-end w-[min(100%,34rem)] pt-3 pb-4 px-4 rounded-card bg-raised text-body max-desk:grid-cols-[1fr_1fr] [&>.btn-icon]:col-span-full [&>.btn-icon]:justify-self-end"
      id={id}
      data-settings
      aria-label={t('PLAYER.SETTINGS')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <IconButton icon="x" size="s" label={t('PLAYER.CLOSE_SETTINGS')} onClick={onClose} />
      <Select
        label={t('PLAYER.SPEED')}
        value={String(settings.rate)}
        onChange={(rate) => onSettings({ rate: Number(rate) })}
        options={rates.map((rate) => ({ value: String(rate), label: speed(rate) }))}
      />
      <Select
        label={t('PLAYER.QUALITY')}
        value={settings.quality}
        onChange={(quality) => onSettings({ quality })}
        options={[
          { value: 'auto', label: t('PLAYER.AUTO') },
          { value: 'high', label: t('PLAYER.HIGH') },
          { value: 'low', label: t('PLAYER.LOW') },
        ]}
      />
      <CaptionSettings {...{ video, settings, onSettings }} />
    </fieldset>
  )
}

/** Language, size and background of the captions; nothing where there are none. */
function CaptionSettings({ video, settings, onSettings }: Pick<Props, 'video' | 'settings' | 'onSettings'>) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { captions = [] } = video
  if (captions.length === 0) return null
  return (
    <>
      <Select
        label={t('PLAYER.CAPTIONS')}
        value={settings.captions || language}
        onChange={(to) => onSettings({ captions: to })}
        options={[
          { value: 'off', label: t('PLAYER.CAPTIONS_OFF') },
          ...captions.map((one) => ({ value: one, label: languageName(one, language) })),
        ]}
      />
      <Select
        label={t('PLAYER.CAPTIONS_SIZE')}
        value={settings.size}
        onChange={(size) => onSettings({ size })}
        options={captionSizes.map((value) => ({ value, label: t(`PLAYER.SIZE.${value}`) }))}
      />
      <Select
        label={t('PLAYER.CAPTIONS_LOOK')}
        value={settings.look}
        onChange={(look) => onSettings({ look })}
        options={captionLooks.map((value) => ({ value, label: t(`PLAYER.LOOK.${value}`) }))}
      />
    </>
  )
}

/** The name of a language in another; its code where it has none. */
const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
