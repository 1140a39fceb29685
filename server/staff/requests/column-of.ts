import type { pipelineColumns } from '#core/api/schemas/staff.ts';
import type { Stage } from '#core/hire/application-stages.ts';

export type PipelineColumn = (typeof pipelineColumns)[number];

/** The older word for applied, and what follows a confirmation, have no columns of their own. */
export function columnOf(stage: Stage): PipelineColumn {
  if (stage === 'pending') return 'applied';
  return stage === 'payment' ? 'confirm' : stage;
}
