import { Link } from 'react-router'
import { THEMES, useTheme } from '../lib/theme.ts'
import { Segmented } from '../ui/segmented.tsx'

const LABELS = { system: 'System', dark: 'Dark', light: 'Light' } as const
const LINK = 'hit hover:text-ink hover:underline underline-offset-4'

/** Small print and the colours. */
export function Footer() {
  const [theme, setTheme] = useTheme()
  return (
    <footer className="mt-24 border-t border-line">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-4 py-8 type-desc">
        <p className="mr-auto max-w-prose">Every work here was made by a model, and its file says so.</p>
        <nav aria-label="More" className="flex flex-wrap gap-x-5 gap-y-3">
          <Link to="/?view=community" className={LINK}>
            Gallery
          </Link>
          <Link to="/images/workshop" className={LINK}>
            Image workshop
          </Link>
          <Link to="/videos/workshop" className={LINK}>
            Video workshop
          </Link>
          <Link to="/audios/workshop" className={LINK}>
            Audio workshop
          </Link>
          <Link to="/video-actions" className={LINK}>
            Video effects
          </Link>
          <Link to="/models?tab=images" className={LINK}>
            Models
          </Link>
          <Link to="/subscription" className={LINK}>
            Plans
          </Link>
        </nav>
        <Segmented
          label="Colours"
          options={THEMES.map((value) => ({ value, label: LABELS[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
    </footer>
  )
}
