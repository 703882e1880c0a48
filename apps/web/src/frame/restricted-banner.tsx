import { ShieldAlert } from 'lucide-react'
import { Banner } from '../ui/banner.tsx'
import { LinkButton } from '../ui/button.tsx'

// P6: the exact text.
export function RestrictedBanner() {
  return (
    <div className="wrap pt-3">
      <Banner
        icon={ShieldAlert}
        tone="danger"
        title="Account Restricted: Free tier access detected as violation of our usage policy. All related accounts are restricted."
        actions={
          <LinkButton to="/subscription" variant="solid">
            Upgrade to Continue
          </LinkButton>
        }
      />
    </div>
  )
}
