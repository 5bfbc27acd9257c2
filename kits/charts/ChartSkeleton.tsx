import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'

/** The place of a chart that loads. It has no text of the charts: a text that loads would hide the page around it. */
export const ChartSkeleton = ({ height }: { height: string }) => (
  <Loading>
    <Skeleton shape="block" height={height} />
  </Loading>
)
