import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../texts'
import { partsOf } from './links'
import { markMatches } from './markMatches'

/** The words of a message, with its links and the searched words. A link opens in a tab of its own, and nothing of it is read before. */
export function MessageText({ text, words = '' }: { text: string; words?: string }) {
  const t = useText<TextKey>()
  return (
    <p>
      {partsOf(text).map(({ text: part, href }, index) => {
        const shown = markMatches(part, words)
        if (href === undefined)
          // The parts of a text have no other identity.
          // oxlint-disable-next-line react/no-array-index-key
          return <span key={index}>{shown}</span>
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} className="link" href={href} target="_blank" rel="noopener noreferrer">
            {shown}
            <span className="sr-only"> {t('CHAT.NEW_TAB')}</span>
          </a>
        )
      })}
    </p>
  )
}
