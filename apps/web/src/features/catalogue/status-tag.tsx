import type { ModelStatus } from '@easel/contract/entities/catalogue'
import { Tag } from '../../ui/tag.tsx'

const LABELS: Record<ModelStatus, string | null> = {
  ready: null,
  not_connected: 'Not connected',
  retired: 'Retired',
  degraded: 'Slow at the moment',
}

/** What stands in the way of using a model; nothing when nothing does. */
export function StatusTag({ status }: { status: ModelStatus }) {
  const label = LABELS[status]
  return label && <Tag dot={status !== 'retired'}>{label}</Tag>
}
