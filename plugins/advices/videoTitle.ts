import type { Video } from '@schemas/generated/entities'
import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from './texts'

/** Returns the title of a video. The specification names none: then what it is about stands for it. */
export function useVideoTitle(): (video: Video) => string {
  const t = useText<TextKey>()
  return ({ title, description, tags, categories }) =>
    title ||
    description ||
    [...tags, ...categories].map(({ name }) => name).find(Boolean) ||
    t('ADVICES.UNTITLED')
}
