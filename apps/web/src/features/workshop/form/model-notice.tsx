import { Button } from '../../../ui/button.tsx'
import type { ModelForm } from './form-parts.ts'
import { builtInFor, isUsable, supports } from './model-choice.ts'

/** The chosen model does not run here: why, and which one to take with one press. Nothing is substituted without it. */
export function ModelNotice({ form }: { form: ModelForm }) {
  const { model, models, draft } = form
  if (isUsable(model)) return null
  const successor = models.find((other) => other.id === model.successor && supports(other, draft.mode))
  const builtIn = builtInFor(models, model, draft.mode)
  const offers = [successor, builtIn].filter((offer, index, all) => offer && all.indexOf(offer) === index)
  return (
    <div aria-live="polite" className="mt-2 rounded-control border border-line bg-surface-1 p-3">
      <p className="type-desc">
        {model.status_note ?? `${model.name} does not run here at the moment.`} Nothing can be made with it now; your
        settings stay.
      </p>
      {offers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map(
            (offer) =>
              offer && (
                <Button key={offer.id} size="small" onClick={() => form.chooseModel(offer.id)}>
                  Use {offer.name} instead
                </Button>
              ),
          )}
        </div>
      )}
    </div>
  )
}
