import { Link } from 'react-router'
import { GUEST } from '@easel/contract/limits'
import { signInPath } from '../../../lib/return-url.ts'
import { useMe } from '../../../lib/session.ts'
import { formatNumber } from '../../../lib/text.ts'
import { Switch } from '../../../ui/switch.tsx'
import { FieldError, fieldId } from './field.tsx'
import type { FormPart } from './form-parts.ts'

/** Who will see it: the switch with what is left of the plan's private images; guests have no choice and are told so. */
export function VisibilityField(props: {
  form: FormPart<{ is_private: boolean }>
  /** The workshop, to come back to after signing up. */
  path: string
  /** The plan counts its private works: the quota is of pictures. */
  isCounted: boolean
}) {
  const { form, path, isCounted } = props
  const { user, plan_info: plan } = useMe()
  const { is_private: isPrivate } = form.draft
  if (!user || user.is_guest) {
    return (
      <p className="type-desc">
        {user ? 'You are a guest: ' : 'Without an account, '}
        {`what you make is private to you and kept for ${GUEST.expiresDays} days. `}
        <Link to={signInPath(path)} className="font-medium text-ink underline underline-offset-2">
          Sign up
        </Link>
        {' to keep it and to publish.'}
      </p>
    )
  }
  const isFull = isCounted && plan !== null && plan.private_images_remaining <= 0
  const quota =
    isCounted &&
    plan &&
    `${formatNumber(plan.private_images_used)} of ${formatNumber(plan.private_images_limit)} private images used`
  return (
    <div id={fieldId('is_private')}>
      <Switch
        label="Private"
        hint={
          <span className="num">
            {isFull ? `${quota}. Publish some, or get a larger plan.` : quota || 'Only you will see it.'}
          </span>
        }
        checked={isPrivate}
        // It can always be turned off again.
        disabled={isFull && !isPrivate}
        onChange={(is_private) => form.set({ is_private })}
      />
      {isFull && (
        <Link to="/subscription" className="type-label underline underline-offset-2">
          See plans
        </Link>
      )}
      <FieldError>{form.errors.is_private}</FieldError>
    </div>
  )
}
