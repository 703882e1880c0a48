import { useMe } from '../../../lib/session.ts'
import { FieldError, fieldId } from '../form/field.tsx'
import { supports } from '../form/model-choice.ts'
import { modelFacts } from '../form/model-facts.ts'
import { ModelField } from '../form/model-field.tsx'
import { ModelNotice } from '../form/model-notice.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'

/** Who makes it. Where a tab has one model there is nothing to choose, only to know. */
export function ModelLine({ form }: { form: WorkshopForm<AudioDraft> }) {
  const { model, models, draft, errors } = form
  const isPaid = useMe().subscription.plan_id > 1
  if (models.filter((other) => supports(other, draft.mode)).length > 1) return <ModelField form={form} />
  return (
    <div id={fieldId('model')}>
      <p className="num type-wall">
        <span className="font-medium text-ink-2">{model.name}</span>, {modelFacts(model, isPaid)}
      </p>
      <ModelNotice form={form} />
      <FieldError>{errors.model}</FieldError>
    </div>
  )
}
