import type { ComponentType } from 'react'
import { useRoute } from '@portico/core/routing/useRoute'
import { CategoryVideos } from '../list/CategoryVideos'
import { Gallery } from '../list/Gallery'
import { MarkedVideos } from '../list/MarkedVideos'
import { SearchResults } from '../list/SearchResults'

const lists: Readonly<Record<string, ComponentType>> = {
  'advices.favorites': () => <MarkedVideos list="favorites" />,
  'advices.watchLater': () => <MarkedVideos list="watchlater" />,
  'advices.category': CategoryVideos,
  'advices.tag': CategoryVideos,
  'advices.result': SearchResults,
}

/** The lists of videos. One file for all, because they share nearly everything and the start pays for each. */
export default function Videos() {
  const List = lists[useRoute().id] ?? Gallery
  return <List />
}
